import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { wrongFactors } from './second-factor.tables.ts';

type Row = typeof wrongFactors.$inferSelect;

export async function findWrong(db: Db, userId: number): Promise<Omit<Row, 'userId'> | undefined> {
  const [row] = await db.select().from(wrongFactors).where(eq(wrongFactors.userId, userId));
  return row;
}

export async function putWrong(tx: Tx, row: Row): Promise<void> {
  await tx.insert(wrongFactors).values(row).onConflictDoUpdate({ target: wrongFactors.userId, set: row });
}

export async function deleteWrong(tx: Tx, userId: number): Promise<void> {
  await tx.delete(wrongFactors).where(eq(wrongFactors.userId, userId));
}
