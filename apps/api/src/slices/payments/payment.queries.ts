import { and, asc, isNull, sql } from 'drizzle-orm';
import { eqId, inIds, newId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { preparedForIds } from '../../platform/prepared-for-ids.ts';
import type { PaymentOfOrder } from '../orders/index.ts';
import { paymentIds, payments } from './payment.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Omit<
  PaymentRow,
  'id' | 'cityId' | 'orderId' | 'at' | 'withdrawnAt' | 'answeredBy' | 'answeredAt' | 'settledAt'
>;

const paymentsOf = preparedForIds('payments_of_orders', (db, orders) =>
  db
    .select()
    .from(payments)
    .where(and(orders.areIn(payments.orderId), isNull(payments.withdrawnAt)))
    .orderBy(asc(payments.id)),
);

/** Without withdrawn and replaced claims. Oldest first. */
export async function listPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, PaymentOfOrder[]>> {
  const rows = await paymentsOf(db, orderIds);
  return Map.groupBy(rows.map(paymentOf), ({ orderId }) => orderId);
}

const paymentOf = ({ toldBy: by, ...row }: PaymentRow) => ({ ...row, by });

const orderId = sql.placeholder('orderId');
const cityId = sql.placeholder('cityId');

const insertedPayments = preparedOnce('payments_insert', (tx: Tx) =>
  tx
    .insert(payments)
    .select(
      sql`select ${newId(cityId, paymentIds)}, ${cityId}::bigint, ${orderId}::bigint, told.method, told.amount, told.received,
        told.rounding, told.reference, told.state, told.by, ${sql.placeholder('at')}::timestamptz, null::timestamptz,
        null::bigint, null::timestamptz, null::timestamptz
      from unnest(${sql.placeholder('methods')}::text[], ${sql.placeholder('amounts')}::bigint[],
        ${sql.placeholder('received')}::bigint[], ${sql.placeholder('roundings')}::bigint[],
        ${sql.placeholder('references')}::text[], ${sql.placeholder('states')}::text[], ${sql.placeholder('tellers')}::text[])
        as told(method, amount, received, rounding, reference, state, by)`,
    )
    .returning({ id: payments.id }),
);

/** Returns their ids. */
export async function insertPayments(
  tx: Tx,
  order: { readonly orderId: number; readonly cityId: number },
  told: readonly NewPayment[],
): Promise<number[]> {
  const rows = await insertedPayments(tx, {
    orderId: order.orderId,
    cityId: order.cityId,
    at: tx.now.toISOString(),
    methods: told.map(({ method }) => method),
    amounts: told.map(({ amountPaise }) => amountPaise),
    received: told.map(({ receivedPaise }) => receivedPaise),
    roundings: told.map(({ roundingPaise }) => roundingPaise),
    references: told.map(({ reference }) => reference),
    states: told.map(({ state }) => state),
    tellers: told.map(({ toldBy }) => toldBy),
  });
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
