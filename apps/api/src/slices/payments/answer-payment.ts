// The shop answers whether a claimed payment reached its bank. An operator may answer instead.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import {
  duePaiseOfOrder,
  lockOrder,
  notePaymentDenied,
  type OrderRow,
  type PaymentOfOrder,
  requireNotOwnOrder,
} from '../orders/index.ts';
import { getOwnShop } from '../shops/index.ts';
import type { PaymentEvent } from './payment.event-types.ts';
import { listPayments, updateAnswer } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';
import { reviewDenied } from './review-denied.ts';

export interface PaymentAnswer {
  readonly orderId: number;
  readonly paymentId: number;
  readonly answer: 'confirm' | 'deny';
}

interface Answerer extends Pick<PaymentEvent, 'reason'> {
  readonly actorId: number | null;
  readonly actorRole: 'retailer' | 'operator';
}

/** Also of a suspended shop. A repeat changes nothing. Throws `not_found`, `order.cannot_pay`, `answer.late`. */
export async function answerPayment(
  tx: Tx,
  { userId }: { userId: number },
  input: PaymentAnswer,
): Promise<OrderRow> {
  const [shop, order] = await tx.inOrder([getOwnShop(tx, userId), lockOrder(tx, input.orderId)]);
  if (order.shopId !== shop.id) throw new AppError('not_found');
  await answer(tx, order, input, { actorId: userId, actorRole: 'retailer' });
  return order;
}

/**
 * To deny a denied payment again with a reason settles it: what is due needs no operator any more. Throws `not_found`,
 * `operator.own`, `order.cannot_pay`, `answer.late`.
 */
export async function answerPaymentByOperator(
  tx: Tx,
  actorId: number | null,
  { reason = '', ...input }: PaymentAnswer & { readonly reason?: string | undefined },
): Promise<void> {
  const order = await lockOrder(tx, input.orderId);
  await requireNotOwnOrder(tx, actorId, order);
  const answerer = { actorId, actorRole: 'operator', ...(reason && { reason }) } as const;
  const before = await answer(tx, order, input, answerer);
  if (!before) return settleDenied(tx, order, { ...input, actorId, reason });
  await publish(tx, 'record.changed', {
    kind: 'order',
    id: order.id,
    action: `${input.answer}_payment`,
    actorId,
    before: { payment: before.id, payment_state: before.state },
    after: { payment: before.id, payment_state: stateAfter[input.answer], ...(reason && { reason }) },
  });
}

async function settleDenied(
  tx: Tx,
  order: OrderRow,
  { paymentId, answer, actorId, reason }: PaymentAnswer & { actorId: number | null; reason: string },
): Promise<void> {
  // Without a reason it is a repeat, which changes nothing.
  if (answer !== 'deny' || !reason || order.paymentDeniedAt === null) return;
  await notePaymentDenied(tx, order.id, null);
  await publish(tx, 'record.changed', {
    kind: 'order',
    id: order.id,
    action: 'settle_payment',
    actorId,
    before: { is_payment_denied: true },
    after: { payment: paymentId, is_payment_denied: false, reason },
  });
}

const stateAfter = { confirm: 'confirmed', deny: 'denied' } as const;

/** The payment before the answer. Undefined for a repeat. */
async function answer(
  tx: Tx,
  order: OrderRow,
  { paymentId, answer }: PaymentAnswer,
  answerer: Answerer,
): Promise<PaymentOfOrder | undefined> {
  const all = (await listPayments(tx, [order.id])).get(order.id) ?? [];
  const payment = all.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('not_found');
  const state = stateAfter[answer];
  if (payment.state === state) return undefined;
  if (answer === 'deny' && payment.state === 'confirmed') {
    throw new AppError('answer.late', { detail: paymentMessages.alreadyConfirmed });
  }
  if (answer === 'confirm') requireRoom(order, payment, all);
  await updateAnswer(tx, paymentId, { state, answeredBy: answerer.actorId });
  const after = all.map((one) => (one === payment ? { ...one, state } : one));
  await reviewDenied(tx, order, after);
  const { id: orderId, cityId, shopId, customerId, delivererId } = order;
  const { amountPaise, by } = payment;
  const event = { orderId, cityId, shopId, customerId, delivererId, paymentId, amountPaise, by, ...answerer };
  if (state === 'denied') await publish(tx, 'payment.denied', event);
  else await publish(tx, 'payment.confirmed', { ...event, wasDenied: payment.state === 'denied' });
  return payment;
}

/** The money of a denied claim may have been paid in another way since. Throws `order.cannot_pay`. */
function requireRoom(order: OrderRow, payment: PaymentOfOrder, all: readonly PaymentOfOrder[]): void {
  if (payment.state !== 'denied' || payment.by !== 'customer') return;
  const duePaise = duePaiseOfOrder(order, all);
  if (payment.amountPaise <= duePaise) return;
  throw new AppError('order.cannot_pay', {
    detail: paymentMessages.paidSince(orderNumber(order.id), rupeesOf(duePaise)),
  });
}
