import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import {
  authenticatorApps,
  begunFactors,
  passkeys,
  recoveryCodes,
  wrongFactors,
} from './second-factor.tables.ts';

export type AppRow = typeof authenticatorApps.$inferSelect;

export async function findApp(db: Db, userId: number): Promise<AppRow | undefined> {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return row;
}

/** Replaces the one before. */
export async function putApp(tx: Tx, app: Pick<AppRow, 'userId' | 'secret' | 'lastStep'>): Promise<void> {
  const row = { ...app, createdAt: tx.now, lastUsedAt: null };
  await tx
    .insert(authenticatorApps)
    .values(row)
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: row });
}

export async function noteAppUse(tx: Tx, userId: number, lastStep: number): Promise<void> {
  await tx
    .update(authenticatorApps)
    .set({ lastStep, lastUsedAt: tx.now })
    .where(eq(authenticatorApps.userId, userId));
}

/** False when there was none. */
export async function deleteApp(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

type Row = typeof begunFactors.$inferSelect;
export type Begun = Pick<Row, 'value' | 'origin'>;

/** Replaces what the session began before for the same purpose. */
export async function putBegun(tx: Tx, begun: Omit<Row, 'expiresAt'>, lifeMs: number): Promise<void> {
  const row = { ...begun, expiresAt: new Date(tx.now.getTime() + lifeMs) };
  await tx
    .insert(begunFactors)
    .values(row)
    .onConflictDoUpdate({ target: [begunFactors.sessionId, begunFactors.purpose], set: row });
}

/** Undefined when nothing was begun, or it has expired. */
export async function findBegun(
  tx: Tx,
  sessionId: number,
  purpose: Row['purpose'],
): Promise<Begun | undefined> {
  const [row] = await tx
    .select({ value: begunFactors.value, origin: begunFactors.origin })
    .from(begunFactors)
    .where(and(isIt(sessionId, purpose), gt(begunFactors.expiresAt, tx.now)));
  return row;
}

/** The same, and deletes it: only one of several simultaneous calls gets it. */
export async function takeBegun(
  tx: Tx,
  sessionId: number,
  purpose: Row['purpose'],
): Promise<Begun | undefined> {
  const [row] = await tx.delete(begunFactors).where(isIt(sessionId, purpose)).returning();
  return row && row.expiresAt > tx.now ? row : undefined;
}

const isIt = (sessionId: number, purpose: Row['purpose']) =>
  and(eq(begunFactors.sessionId, sessionId), eq(begunFactors.purpose, purpose));

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskeyRow = Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>;

export const listPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** False when the credential is known already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskeyRow): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values({ ...passkey, createdAt: tx.now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False when it was removed meanwhile. */
export async function notePasskeyUse(tx: Tx, passkeyId: number, counter: number): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: tx.now })
    .where(eq(passkeys.id, passkeyId))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False when the person has no such passkey. */
export async function deletePasskey(tx: Tx, userId: number, passkeyId: number): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns how many there were. */
export async function deletePasskeysOf(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return rows.length;
}

export async function findSalt(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .limit(1);
  return row?.salt;
}

export const listRecoveryHashes = (
  db: Db,
  userId: number,
): Promise<{ readonly id: number; readonly codeHash: string }[]> =>
  db
    .select({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));

export async function insertRecoveryHashes(
  tx: Tx,
  {
    userId,
    salt,
    hashes,
  }: { readonly userId: number; readonly salt: string; readonly hashes: readonly string[] },
): Promise<void> {
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, salt, codeHash })));
}

export async function deleteRecoveryHash(tx: Tx, hashId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.id, hashId));
}

export async function deleteRecoveryHashes(tx: Tx, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

type WrongRow = typeof wrongFactors.$inferSelect;

export async function findWrong(db: Db, userId: number): Promise<Omit<WrongRow, 'userId'> | undefined> {
  const [row] = await db.select().from(wrongFactors).where(eq(wrongFactors.userId, userId));
  return row;
}

export async function putWrong(tx: Tx, row: WrongRow): Promise<void> {
  await tx.insert(wrongFactors).values(row).onConflictDoUpdate({ target: wrongFactors.userId, set: row });
}

export async function deleteWrong(tx: Tx, userId: number): Promise<void> {
  await tx.delete(wrongFactors).where(eq(wrongFactors.userId, userId));
}
