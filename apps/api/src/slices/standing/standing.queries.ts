import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import { standingOrders } from './standing.tables.ts';

export type StandingRow = typeof standingOrders.$inferSelect;
type NewStanding = Pick<
  StandingRow,
  | 'userId'
  | 'shopId'
  | 'cityId'
  | 'addressId'
  | 'items'
  | 'weekdays'
  | 'time'
  | 'payBy'
  | 'fulfilment'
  | 'until'
>;

export async function insertStanding(tx: Tx, row: NewStanding): Promise<number> {
  const [made] = await tx
    .insert(standingOrders)
    .values({ ...row, createdAt: tx.now })
    .returning({ id: standingOrders.id });
  if (!made) throw new Error('the standing order was not written');
  return made.id;
}

/** Newest first. */
export const listStandingOf = (db: Db, userId: number): Promise<StandingRow[]> =>
  db.select().from(standingOrders).where(eq(standingOrders.userId, userId)).orderBy(desc(standingOrders.id));

/** The caller has locked its person, if it may be placed or deleted meanwhile. */
export async function findAndLockStanding(tx: Tx, standingId: number): Promise<StandingRow | undefined> {
  const [row] = await tx
    .select()
    .from(standingOrders)
    .where(eq(standingOrders.id, standingId))
    .for('no key update');
  return row;
}

/** Throws `not_found` for another person's, too. */
export async function lockOwnStanding(tx: Tx, userId: number, standingId: number): Promise<StandingRow> {
  const row = await findAndLockStanding(tx, standingId);
  if (row?.userId !== userId) throw new AppError('not_found');
  return row;
}

/** The caller has locked it. */
export async function updateStanding(
  tx: Tx,
  standingId: number,
  change: Partial<Omit<StandingRow, 'id' | 'userId' | 'shopId' | 'cityId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(standingOrders).set(change).where(eq(standingOrders.id, standingId));
}

/** The caller has locked it. */
export async function deleteStanding(tx: Tx, standingId: number): Promise<void> {
  await tx.delete(standingOrders).where(eq(standingOrders.id, standingId));
}

export async function deleteStandingOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(standingOrders).where(eq(standingOrders.userId, userId));
}

/** The next ones of a city by id, which haven't ended. */
export const listStandingInCity = (
  db: Db,
  cityId: number,
  { afterId, atMost }: { readonly afterId: number; readonly atMost: number },
): Promise<StandingRow[]> =>
  db
    .select()
    .from(standingOrders)
    .where(
      and(eq(standingOrders.cityId, cityId), isNull(standingOrders.endedAt), gt(standingOrders.id, afterId)),
    )
    .orderBy(asc(standingOrders.id))
    .limit(atMost);

/** Of a shop, those that haven't ended. */
export const listStandingAt = (db: Db, shopId: number): Promise<StandingRow[]> =>
  db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.shopId, shopId), isNull(standingOrders.endedAt)))
    .orderBy(asc(standingOrders.id));

/** Null: it was restored. */
export async function noteSuspension(tx: Tx, shopId: number, shopSuspendedAt: Date | null): Promise<void> {
  await tx.update(standingOrders).set({ shopSuspendedAt }).where(eq(standingOrders.shopId, shopId));
}

export async function moveToAddress(
  tx: Tx,
  { addressId, replacementId }: { readonly addressId: number; readonly replacementId: number },
): Promise<void> {
  await tx
    .update(standingOrders)
    .set({ addressId: replacementId })
    .where(eq(standingOrders.addressId, addressId));
}

const keptMs = 90 * 24 * 60 * 60 * 1000;

/** Those that ended 90 days ago. Returns how many. */
export function deleteEndedStanding(tx: Tx, atMost: number): Promise<number> {
  const before = new Date(tx.now.getTime() - keptMs);
  const ended = sql`(${standingOrders.endedAt} < ${before.toISOString()}
    or ${standingOrders.until} < ${before.toISOString().slice(0, 10)})`;
  return deleteSome(tx, standingOrders, ended, atMost);
}
