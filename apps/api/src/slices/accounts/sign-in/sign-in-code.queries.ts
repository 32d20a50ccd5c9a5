import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { SentCode, WrongGuess } from './code-rules.ts';
import { sentCodes, wrongGuesses } from './sign-in.tables.ts';

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
