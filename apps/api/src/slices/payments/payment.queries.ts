import { and, asc, isNull } from 'drizzle-orm';
import { eqId, inIds, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { PaymentOfOrder } from '../orders/index.ts';
import { paymentIds, payments } from './payment.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Omit<
  PaymentRow,
  'id' | 'cityId' | 'orderId' | 'at' | 'withdrawnAt' | 'answeredBy' | 'answeredAt' | 'settledAt'
>;

/** Without withdrawn and replaced claims. Oldest first. */
export async function listPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, PaymentOfOrder[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(and(inIds(payments.orderId, orderIds), isNull(payments.withdrawnAt)))
    .orderBy(asc(payments.id));
  return Map.groupBy(rows.map(paymentOf), ({ orderId }) => orderId);
}

const paymentOf = ({ toldBy: by, ...row }: PaymentRow) => ({ ...row, by });

/** Returns their ids, in the order of the list. */
export async function insertPayments(
  tx: Tx,
  order: { readonly orderId: number; readonly cityId: number },
  added: readonly NewPayment[],
): Promise<number[]> {
  const rows = await tx
    .insert(payments)
    .values(added.map((payment) => ({ ...payment, ...withNewId({ ...order }, paymentIds), at: tx.now })))
    .returning({ id: payments.id });
  return rows.map(({ id }) => id);
}

/** The caller has locked the order. */
export async function withdrawPayment(tx: Tx, paymentId: number): Promise<void> {
  await tx.update(payments).set({ withdrawnAt: tx.now }).where(eqId(payments.id, paymentId));
}

/** The caller has locked the order. */
export async function updateAnswer(
  tx: Tx,
  paymentId: number,
  { state, answeredBy }: Pick<PaymentRow, 'state' | 'answeredBy'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state, answeredBy, answeredAt: tx.now })
    .where(eqId(payments.id, paymentId));
}

/** The caller has locked the order. */
export async function noteSettled(tx: Tx, paymentId: number): Promise<void> {
  await tx.update(payments).set({ settledAt: tx.now }).where(eqId(payments.id, paymentId));
}

export async function deletePaymentsOf(
  tx: Tx,
  { orderIds }: { readonly orderIds: readonly number[] },
): Promise<void> {
  await tx.delete(payments).where(inIds(payments.orderId, orderIds));
}
