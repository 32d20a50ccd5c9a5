import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { users } from './account.tables.ts';

export type UserRow = typeof users.$inferSelect;
type UserChange = Partial<Omit<UserRow, 'id' | 'number' | 'version' | 'createdAt'>>;

export async function findUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** Throws `not_found`. */
export async function getUser(db: Db, userId: number): Promise<UserRow> {
  const row = await findUser(db, userId);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function findUserByNumber(db: Db, number: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.number, number));
  return row;
}

/**
 * Holds the person's row: whatever counts or orders things of a person waits here for its turn. Rows that only point to
 * the person (orders, sessions) don't wait.
 */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow> {
  const row = await findAndLockUser(tx, userId);
  if (!row) throw new AppError('not_found');
  return row;
}

/** As `lockUser`; undefined for an unknown id. */
export async function findAndLockUser(tx: Tx, userId: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row;
}

/** Does nothing when the number is known already. */
export async function insertUser(tx: Tx, number: string): Promise<void> {
  await tx.insert(users).values({ number, createdAt: tx.now }).onConflictDoNothing({ target: users.number });
}

export async function updateUser(tx: Tx, userId: number, change: UserChange): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}

/** Who carries orders in a city and may sign in. */
export async function listDelivererIds(db: Db, cityId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isDeliverer, true), eq(users.delivererCityId, cityId), eq(users.isBlocked, false)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}
