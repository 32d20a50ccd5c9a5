import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { deleteSome } from '../../../platform/delete-some.ts';
import { phoneOrders } from './phone-order.tables.ts';

export type PhoneOrderRow = typeof phoneOrders.$inferSelect;
export type PhoneOrderItem = PhoneOrderRow['items'][number];
type NewPhoneOrder = Omit<PhoneOrderRow, 'id' | 'wrongGuesses' | 'createdAt' | 'orderId'>;

/** Locks what counts the SMS of a shop and to a number, in this order. */
export async function lockSmsOf(tx: Tx, shopId: number, number: string): Promise<void> {
  for (const key of [`phone orders of ${shopId}`, `phone orders to ${number}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export const countSmsOfShop = (tx: Tx, shopId: number, since: Date): Promise<number> =>
  tx.$count(phoneOrders, and(eq(phoneOrders.shopId, shopId), gte(phoneOrders.createdAt, since)));

export const countSmsTo = (tx: Tx, number: string, since: Date): Promise<number> =>
  tx.$count(phoneOrders, and(eq(phoneOrders.number, number), gte(phoneOrders.createdAt, since)));

/** Returns its id. */
export async function insertPhoneOrder(tx: Tx, values: NewPhoneOrder): Promise<number> {
  const [row] = await tx
    .insert(phoneOrders)
    .values({ ...values, createdAt: tx.now })
    .returning({ id: phoneOrders.id });
  if (!row) throw new Error('the telephone order was not written');
  return row.id;
}

export async function deletePhoneOrder(tx: Tx, id: number): Promise<void> {
  await tx.delete(phoneOrders).where(eq(phoneOrders.id, id));
}

const selectPhoneOrder = (tx: Tx, shopId: number, id: number) =>
  tx
    .select()
    .from(phoneOrders)
    .where(and(eq(phoneOrders.id, id), eq(phoneOrders.shopId, shopId)));

/** Undefined also for another shop's. */
export async function findPhoneOrder(tx: Tx, shopId: number, id: number): Promise<PhoneOrderRow | undefined> {
  const [row] = await selectPhoneOrder(tx, shopId, id);
  return row;
}

/** Throws `not_found`, also for another shop's. */
export async function lockPhoneOrder(tx: Tx, shopId: number, id: number): Promise<PhoneOrderRow> {
  const [row] = await selectPhoneOrder(tx, shopId, id).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller has locked it. */
export async function countWrongGuess(tx: Tx, id: number): Promise<void> {
  await tx
    .update(phoneOrders)
    .set({ wrongGuesses: sql`${phoneOrders.wrongGuesses} + 1` })
    .where(eq(phoneOrders.id, id));
}

/** The caller has locked it. */
export async function noteOrderOf(tx: Tx, id: number, orderId: number): Promise<void> {
  await tx.update(phoneOrders).set({ orderId }).where(eq(phoneOrders.id, id));
}

export async function deletePhoneOrdersTo(tx: Tx, number: string): Promise<void> {
  await tx.delete(phoneOrders).where(eq(phoneOrders.number, number));
}

/** Longer than a day in any time zone, so that each SMS is counted. */
const keptForMs = 2 * 24 * 60 * 60 * 1000;

export const deleteOldPhoneOrders = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(tx, phoneOrders, lte(phoneOrders.createdAt, new Date(tx.now.getTime() - keptForMs)), atMost);
