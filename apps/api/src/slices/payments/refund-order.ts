// Money that is given back for an order, by its shop or by the operator.
import { rupeesOf } from '@haat/contract/money';
import type { PaidPart } from '@haat/contract/payment-machine';
import { paidPaiseOf, type RefundSource, type RefundWay } from '@haat/contract/refund-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { formatRupees } from '../../platform/format-rupees.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import {
  lockOrder,
  noteRefunds,
  type OrderRow,
  type PaymentOfOrder,
  payByOf,
  requireNotOwnOrder,
} from '../orders/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { listPayments } from './payment.queries.ts';
import { getRefund, insertRefund, listRefunds, markRefundPaid, type RefundRow } from './refund.queries.ts';

export interface NewRefund {
  readonly amountPaise: number;
  readonly source: RefundSource;
  readonly way: RefundWay;
}

/**
 * What a closed complaint gives back. On credit it counts as paid at once: the caller takes it off the customer's debt. Returns the
 * locked order. Throws `not_found`, `refund.too_much`.
 */
export async function refundOrder(
  tx: Tx,
  { userId }: { readonly userId: number },
  { orderId, ...refund }: NewRefund & { readonly orderId: number },
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  const payments = (await listPayments(tx, [orderId])).get(orderId) ?? [];
  const before = (await listRefunds(tx, [orderId])).get(orderId) ?? [];
  const leftPaise = Math.max(0, paidFor(order, payments) - sumOf(before));
  if (refund.amountPaise > leftPaise) {
    const left = rupeesOf(leftPaise);
    throw new AppError('refund.too_much', {
      detail: deskOnly(
        `At most ${formatRupees(left)} can be given back: what was paid for the order and not given back yet.`,
      ),
      left,
    });
  }
  const paidBy = refund.way === 'credit' ? userId : null;
  const made = await insertRefund(tx, { ...refund, orderId, cityId: order.cityId, paidBy });
  await noteRefunds(tx, orderId, owedSince([...before, made]));
  return order;
}

interface Ending {
  readonly actorId: number | null;
  readonly payments: readonly PaymentOfOrder[];
}

/** The shop's bank has what its customer paid for an order that ended without its goods. The caller has locked the order. */
export async function oweBack(tx: Tx, order: OrderRow, { actorId, payments }: Ending): Promise<void> {
  const { id: orderId, cityId, shopId, customerId, delivererId } = order;
  const before = (await listRefunds(tx, [orderId])).get(orderId) ?? [];
  const amountPaise = paidFor(order, payments) - sumOf(before);
  if (amountPaise <= 0) return;
  const refund = { amountPaise, source: 'shop', way: 'upi' } as const;
  const made = await insertRefund(tx, { ...refund, orderId, cityId, paidBy: null });
  await noteRefunds(tx, orderId, owedSince([...before, made]));
  const parties = { orderId, cityId, shopId, customerId, delivererId };
  await publish(tx, 'refund.owed', { ...parties, ...refund, actorId });
}

/** Older releases kept no payments. What they completed was paid in cash. */
const paidFor = (order: OrderRow, payments: readonly PaidPart[]): number =>
  payByOf(order) === null ? order.pricePaise + order.deliveryCostPaise : paidPaiseOf(payments);

const sumOf = (rows: readonly RefundRow[]): number =>
  rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Of the oldest that is owed. Null: none is. */
const owedSince = (rows: readonly RefundRow[]): Date | null =>
  rows.find(({ paidAt }) => paidAt === null)?.at ?? null;

/** By the shop that owes it. A repeat changes nothing. Throws `not_found`. */
export async function payRefundByShop(
  tx: Tx,
  { userId }: { readonly userId: number },
  refundId: number,
): Promise<void> {
  const shop = await getOwnShop(tx, userId);
  const { order, refund } = await lockRefund(tx, refundId);
  if (order.shopId !== shop.id || refund.source !== 'shop') throw new AppError('not_found');
  await markPaid(tx, userId, { order, refund });
}

/** Of the operator's own refunds and of shops'. A repeat changes nothing. Throws `not_found`, `operator.own`. */
export async function payRefundByOperator(
  tx: Tx,
  { userId }: { readonly userId: number },
  refundId: number,
): Promise<void> {
  const { order, refund } = await lockRefund(tx, refundId);
  await requireNotOwnOrder(tx, userId, order);
  if (!(await markPaid(tx, userId, { order, refund }))) return;
  await publish(tx, 'record.changed', {
    kind: 'order',
    id: order.id,
    action: 'pay_refund',
    actorId: userId,
    before: { refund: refundId, refund_state: 'owed' },
    after: { refund: refundId, refund_state: 'paid', amount: rupeesOf(refund.amountPaise) },
  });
}

interface LockedRefund {
  readonly order: OrderRow;
  readonly refund: RefundRow;
}

/** Locks the order, which all changes of its refunds lock. Throws `not_found`. */
async function lockRefund(tx: Tx, refundId: number): Promise<LockedRefund> {
  const { orderId } = await getRefund(tx, refundId);
  const order = await lockOrder(tx, orderId);
  return { order, refund: await getRefund(tx, refundId) };
}

/** False: it was paid already. */
async function markPaid(tx: Tx, actorId: number, { order, refund }: LockedRefund): Promise<boolean> {
  if (refund.paidAt !== null) return false;
  await markRefundPaid(tx, refund.id, actorId);
  const all = (await listRefunds(tx, [order.id])).get(order.id) ?? [];
  await noteRefunds(tx, order.id, owedSince(all));
  const { cityId, shopId, customerId, delivererId } = order;
  const { amountPaise, source, way } = refund;
  const parties = { orderId: order.id, cityId, shopId, customerId, delivererId };
  await publish(tx, 'refund.paid', { ...parties, amountPaise, source, way, actorId });
  return true;
}
