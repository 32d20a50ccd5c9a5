// Deletes rows that sign-in no longer needs.

import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { deleteSome } from '../../../platform/delete-some.ts';
import { codeLimits, sessions, users } from '../account.tables.ts';
import { sessionBirthLimit, sessionUseLimit } from '../sessions/session-life.ts';
import { codeDayMs, type SentCode, type WrongGuess } from './code-rules.ts';
import { addressKeys, knownAddresses, sentCodes, wrongGuesses } from './sign-in.tables.ts';

/** Locks a number until the transaction ends, so that its codes and guesses run one after another. The number needs no row. */
export async function lockNumber(tx: Tx, number: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${number}`}, 0))`);
}

/** Oldest first. */
export async function listSentCodes(tx: Tx, number: string, after: Date): Promise<SentCode[]> {
  return tx
    .select()
    .from(sentCodes)
    .where(and(eq(sentCodes.number, number), gt(sentCodes.sentAt, after)))
    .orderBy(asc(sentCodes.id));
}

/** Oldest first. */
export async function listWrongGuesses(tx: Tx, number: string, after: Date): Promise<WrongGuess[]> {
  return tx
    .select()
    .from(wrongGuesses)
    .where(and(eq(wrongGuesses.number, number), gt(wrongGuesses.guessedAt, after)))
    .orderBy(asc(wrongGuesses.guessedAt), asc(wrongGuesses.id));
}

export async function insertSentCode(
  tx: Tx,
  code: { number: string; addressHash: string; codeHash: string; expiresAt: Date },
): Promise<number> {
  const [row] = await tx
    .insert(sentCodes)
    .values({ ...code, sentAt: tx.now })
    .returning({ id: sentCodes.id });
  if (!row) throw new Error('the code was not written');
  return row.id;
}

export async function deleteSentCode(tx: Tx, codeId: number): Promise<void> {
  await tx.delete(sentCodes).where(eq(sentCodes.id, codeId));
}

/** Ends the number's other codes too. */
export async function markCodeUsed(tx: Tx, number: string, codeId: number): Promise<void> {
  await tx.update(sentCodes).set({ usedAt: tx.now }).where(eq(sentCodes.id, codeId));
  await tx
    .update(sentCodes)
    .set({ expiresAt: tx.now })
    .where(and(eq(sentCodes.number, number), gt(sentCodes.expiresAt, tx.now), isNull(sentCodes.usedAt)));
}

export async function insertWrongGuess(
  tx: Tx,
  guess: { number: string; addressHash: string; newestCodeId: number },
): Promise<void> {
  await tx.insert(wrongGuesses).values({ ...guess, guessedAt: tx.now });
}

export interface Counted {
  /** This one included. */
  readonly count: number;
  readonly msLeft: number;
}

/** Adds one to the count of the key's window, which begins with the first count. Waits for others with the same key. */
export async function countOneMore(tx: Tx, key: string, windowMs: number): Promise<Counted> {
  const now = tx.now.getTime();
  // A window that lasts too long began while the clock was ahead. Clocks of several servers differ by less.
  const latestEnd = now + windowMs + 60_000;
  const isOver = sql`(${codeLimits.expire} <= ${now} or ${codeLimits.expire} > ${latestEnd})`;
  const [row] = await tx
    .insert(codeLimits)
    .values({ key, points: 1, expire: now + windowMs })
    .onConflictDoUpdate({
      target: codeLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${codeLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${now + windowMs} else ${codeLimits.expire} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the count was not written');
  return { count: row.points, msLeft: (row.expire ?? now) - now };
}

export async function countOneLess(tx: Tx, key: string): Promise<void> {
  await tx
    .update(codeLimits)
    .set({ points: sql`${codeLimits.points} - 1` })
    .where(and(eq(codeLimits.key, key), gt(codeLimits.points, 0), gt(codeLimits.expire, tx.now.getTime())));
}

const knownForMs = 365 * 24 * 60 * 60 * 1000;
const addressesPerPerson = 10;

/** Created at first use, then the same for all processes. */
export async function getAddressKey(tx: Tx): Promise<string> {
  const find = () => tx.select({ key: addressKeys.key }).from(addressKeys);
  const [kept] = await find();
  if (kept) return kept.key;
  await tx
    .insert(addressKeys)
    .values({ key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('the key was not written');
  return made.key;
}

/** When this number last signed in from this address. */
export async function findLastSignIn(tx: Tx, number: string, addressHash: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ signedInAt: knownAddresses.signedInAt })
    .from(knownAddresses)
    .innerJoin(users, eq(users.id, knownAddresses.userId))
    .where(
      and(
        eq(users.number, number),
        eq(knownAddresses.addressHash, addressHash),
        gt(knownAddresses.signedInAt, new Date(tx.now.getTime() - knownForMs)),
      ),
    );
  return row?.signedInAt;
}

/** Keeps the person's ten latest addresses. */
export async function upsertKnownAddress(tx: Tx, userId: number, addressHash: string): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values({ userId, addressHash, signedInAt: tx.now })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { signedInAt: tx.now },
    });
  const surplus = tx
    .select({ addressHash: knownAddresses.addressHash })
    .from(knownAddresses)
    .where(eq(knownAddresses.userId, userId))
    .orderBy(desc(knownAddresses.signedInAt), knownAddresses.addressHash)
    .offset(addressesPerPerson);
  await tx
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), inArray(knownAddresses.addressHash, surplus)));
}

export async function deleteKnownAddresses(tx: Tx, userId: number): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
}

type DeleteSome = (tx: Tx, atMost: number) => Promise<number>;

const before = (tx: Tx, ms: number): Date => new Date(tx.now.getTime() - ms);

export const deleteExpiredCodes: DeleteSome = (tx, atMost) =>
  deleteSome(tx, sentCodes, lte(sentCodes.sentAt, before(tx, codeDayMs)), atMost);

export const deleteOldGuesses: DeleteSome = (tx, atMost) =>
  deleteSome(tx, wrongGuesses, lte(wrongGuesses.guessedAt, before(tx, codeDayMs)), atMost);

export const deleteUnusedAddresses: DeleteSome = (tx, atMost) =>
  deleteSome(tx, knownAddresses, lte(knownAddresses.signedInAt, before(tx, knownForMs)), atMost);

export const deleteExpiredLimits: DeleteSome = (tx, atMost) =>
  deleteSome(tx, codeLimits, sql`${codeLimits.expire} <= ${tx.now.getTime()}`, atMost);

/** Deletes their devices too. */
export const deleteEndedSessions = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(
    tx,
    sessions,
    sql`(${sessions.createdAt} <= ${sessionBirthLimit(tx.now).toISOString()}::timestamptz
      or ${sessions.lastUsedAt} <= ${sessionUseLimit(tx.now).toISOString()}::timestamptz)`,
    atMost,
  );
