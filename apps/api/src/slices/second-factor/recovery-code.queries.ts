import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { recoveryCodes } from './second-factor.tables.ts';

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
