// The shop answers whether a claimed payment reached its bank. An operator may answer instead.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { confirmDeniedDays } from '@haat/contract/payment-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import {
  duePaiseOfOrder,
  lockOrder,
  type OrderRow,
  type PaymentOfOrder,
  requireNotOwnOrder,
} from '../orders/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { listPayments, noteSettled } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';
import { type Answerer, reviewDenied, writeAnswer } from './write-answer.ts';

const dayMs = 86_400_000;

export interface PaymentAnswer {
  readonly orderId: number;
  readonly paymentId: number;
  readonly answer: 'confirm' | 'deny';
}

/** Also of a suspended shop. A repeat changes nothing. Throws `not_found`, `order.cannot_pay`, `answer.late`. */
export async function answerPayment(
  tx: Tx,
  { userId }: { userId: number },
  input: PaymentAnswer,
): Promise<OrderRow> {
  const shop = await getOwnShop(tx, userId);
  const order = await lockOrder(tx, input.orderId);
  if (order.shopId !== shop.id) throw new AppError('not_found');
  await answer(tx, order, input, { actorId: userId, actorRole: 'retailer' });
  return order;
}

/**
 * After 30 days the operator may still confirm. To deny a denied payment again with a reason settles it: what is due needs no
 * operator any more, and the shop can't confirm it. Throws `not_found`, `operator.own`, `order.cannot_pay`, `answer.late`.
 */
export async function answerPaymentByOperator(
  tx: Tx,
  actorId: number | null,
  { reason = '', ...input }: PaymentAnswer & { readonly reason?: string | undefined },
): Promise<void> {
  const order = await lockOrder(tx, input.orderId);
  await requireNotOwnOrder(tx, actorId, order);
  const answerer = { actorId, actorRole: 'operator', ...(reason && { reason }) } as const;
  const { payment, isNew } = await answer(tx, order, input, answerer);
  if (!isNew) return settleDenied(tx, order, { payment, answer: input.answer, actorId, reason });
  await publish(tx, 'record.changed', {
    kind: 'order',
    id: order.id,
    action: `${input.answer}_payment`,
    actorId,
    before: { payment: payment.id, payment_state: payment.state },
    after: { payment: payment.id, payment_state: stateAfter[input.answer], ...(reason && { reason }) },
  });
}

interface Settlement extends Pick<PaymentAnswer, 'answer'> {
  readonly payment: PaymentOfOrder;
  readonly actorId: number | null;
  readonly reason: string;
}

async function settleDenied(
  tx: Tx,
  order: OrderRow,
  { payment, answer, actorId, reason }: Settlement,
): Promise<void> {
  // Without a reason it is a repeat, which changes nothing.
  if (answer !== 'deny' || !reason || payment.settledAt !== null) return;
  await noteSettled(tx, payment.id);
  const all = (await listPayments(tx, [order.id])).get(order.id) ?? [];
  await reviewDenied(tx, order, all);
  await publish(tx, 'record.changed', {
    kind: 'order',
    id: order.id,
    action: 'settle_payment',
    actorId,
    before: { payment: payment.id, is_settled: false },
    after: { payment: payment.id, is_settled: true, reason },
  });
}

const stateAfter = { confirm: 'confirmed', deny: 'denied' } as const;

/** The payment before the answer. A repeat isn't new. */
async function answer(
  tx: Tx,
  order: OrderRow,
  { paymentId, answer }: PaymentAnswer,
  answerer: Answerer,
): Promise<{ readonly payment: PaymentOfOrder; readonly isNew: boolean }> {
  const all = (await listPayments(tx, [order.id])).get(order.id) ?? [];
  const payment = all.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('not_found');
  const state = stateAfter[answer];
  if (payment.state === state) return { payment, isNew: false };
  if (answer === 'deny' && payment.state === 'confirmed') {
    throw new AppError('answer.late', { detail: paymentMessages.alreadyConfirmed });
  }
  if (answer === 'confirm') requireConfirmable(tx.now, order, { payment, all }, answerer);
  await writeAnswer(tx, order, { payment, all, state }, answerer);
  return { payment, isNew: true };
}

interface Confirmed {
  readonly payment: PaymentOfOrder;
  readonly all: readonly PaymentOfOrder[];
}

/** Of a denied payment, whose money came late. Throws `order.cannot_pay`. */
function requireConfirmable(
  now: Date,
  order: OrderRow,
  { payment, all }: Confirmed,
  { actorRole }: Answerer,
): void {
  if (payment.state !== 'denied') return;
  const isOver = payment.settledAt !== null || (payment.by === 'customer' && isLate(now, payment));
  if (actorRole === 'retailer' && isOver) {
    throw new AppError('order.cannot_pay', { detail: paymentMessages.tooLate(orderNumber(order.id)) });
  }
  if (payment.by === 'customer') requireRoom(order, payment, all);
}

const isLate = (now: Date, { answeredAt }: PaymentOfOrder): boolean =>
  answeredAt !== null && now.getTime() >= answeredAt.getTime() + confirmDeniedDays * dayMs;

/** The money of a denied claim may have been paid in another way since. Throws `order.cannot_pay`. */
function requireRoom(order: OrderRow, payment: PaymentOfOrder, all: readonly PaymentOfOrder[]): void {
  const duePaise = duePaiseOfOrder(order, all);
  if (payment.amountPaise <= duePaise) return;
  throw new AppError('order.cannot_pay', {
    detail: paymentMessages.paidSince(orderNumber(order.id), rupeesOf(duePaise)),
  });
}
