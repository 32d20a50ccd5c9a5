import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { authenticatorApps } from './second-factor.tables.ts';

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
