import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { passkeys } from './second-factor.tables.ts';

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
