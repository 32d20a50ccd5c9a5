import { asc } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { refundIds, refunds } from './refund.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Oldest first. */
export async function listRefunds(db: Db, orderIds: readonly number[]): Promise<Map<number, RefundRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refunds)
    .where(inIds(refunds.orderId, orderIds))
    .orderBy(asc(refunds.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Throws `not_found`. */
export async function getRefund(db: Db, refundId: number): Promise<RefundRow> {
  const [row] = await db.select().from(refunds).where(eqId(refunds.id, refundId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller has locked the order. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<RefundRow, 'id' | 'at' | 'paidAt'>,
): Promise<RefundRow> {
  const paidAt = refund.paidBy === null ? null : tx.now;
  const [row] = await tx
    .insert(refunds)
    .values({ ...withNewId(refund, refundIds), at: tx.now, paidAt })
    .returning();
  if (!row) throw new Error('the refund was not written');
  return row;
}

/** The caller has locked the order. */
export async function markRefundPaid(tx: Tx, refundId: number, paidBy: number): Promise<void> {
  await tx.update(refunds).set({ paidAt: tx.now, paidBy }).where(eqId(refunds.id, refundId));
}

export async function deleteRefundsOf(
  tx: Tx,
  { orderIds }: { readonly orderIds: readonly number[] },
): Promise<void> {
  await tx.delete(refunds).where(inIds(refunds.orderId, orderIds));
}
