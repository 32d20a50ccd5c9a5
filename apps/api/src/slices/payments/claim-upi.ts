import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import {
  duePaiseOfOrder,
  lockOrder,
  notePayments,
  type OrderRow,
  type PaymentOfOrder,
} from '../orders/index.ts';
import { insertPayments, listPayments, withdrawPayment } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';
import { type ReviewedPayment, reviewDenied, writeAnswer } from './write-answer.ts';

export interface Claim {
  readonly orderId: number;
  /** 0 withdraws one's own unanswered claim. */
  readonly amountPaise: number;
  readonly reference: string | null;
}

/**
 * Replaces one's own unanswered claim. Once the order is completed, others rely on the claim: then another one is for as much
 * or more, and a withdrawal is a denial. A repeat changes nothing. Throws `not_found`, `input.invalid` without a
 * reference, `order.cannot_pay`.
 */
export async function claimUpi(tx: Tx, { userId }: { userId: number }, claim: Claim): Promise<void> {
  const { orderId, amountPaise, reference } = claim;
  const order = await lockOrder(tx, orderId);
  if (order.customerId !== userId) throw new AppError('not_found');
  if (amountPaise > 0 && reference === null) throw invalidInput({ reference: [fieldMessages.required] });
  const all = (await listPayments(tx, [orderId])).get(orderId) ?? [];
  const own = all.find(({ by, state }) => by === 'customer' && state === 'claimed');
  if (own ? own.amountPaise === amountPaise && own.reference === reference : amountPaise === 0) return;
  const isRelied = own !== undefined && order.status === 'COMPLETED';
  if (isRelied && amountPaise === 0) {
    const customer = { actorId: userId, actorRole: 'customer' } as const;
    return writeAnswer(tx, order, { payment: own, all, state: 'denied' }, customer);
  }
  if (isRelied && amountPaise < own.amountPaise) throw refuseLess(order, own);
  const others = all.filter((payment) => payment !== own);
  requireClaimable(order, { amountPaise, others });
  if (own) await withdrawPayment(tx, own.id);
  if (amountPaise > 0) await insertClaim(tx, order, { amountPaise, reference });
  await reviewDenied(tx, order, amountPaise > 0 ? [...others, claimOf(amountPaise)] : others);
}

const refuseLess = ({ id }: OrderRow, { amountPaise }: PaymentOfOrder): AppError =>
  new AppError('order.cannot_pay', {
    detail: paymentMessages.notLess(orderNumber(id), rupeesOf(amountPaise)),
  });

const claimOf = (amountPaise: number): ReviewedPayment => ({
  method: 'upi',
  amountPaise,
  state: 'claimed',
  by: 'customer',
  roundingPaise: 0,
  settledAt: null,
});

/** An order to fetch may be paid as soon as the shop has accepted it. */
const claimStatuses: Readonly<Record<OrderRow['fulfilment'], readonly OrderRow['status'][]>> = {
  delivery: ['VERIFIED', 'COMPLETED'],
  pick_up: ['ACCEPTED', 'COMPLETED'],
};

/** Throws `order.cannot_pay`. */
function requireClaimable(
  order: OrderRow,
  { amountPaise, others }: { amountPaise: number; others: readonly PaymentOfOrder[] },
): void {
  const number = orderNumber(order.id);
  if (!claimStatuses[order.fulfilment].includes(order.status)) {
    const { checkFirst, waitFirst } = paymentMessages;
    const detail = order.fulfilment === 'delivery' ? checkFirst(number) : waitFirst(number);
    throw new AppError('order.cannot_pay', { detail });
  }
  const duePaise = duePaiseOfOrder(order, others);
  if (amountPaise > duePaise) {
    throw new AppError('order.cannot_pay', { detail: paymentMessages.lessDue(number, rupeesOf(duePaise)) });
  }
}

async function insertClaim(
  tx: Tx,
  order: OrderRow,
  { amountPaise, reference }: Pick<Claim, 'amountPaise' | 'reference'>,
): Promise<void> {
  const { id: orderId, cityId, shopId, customerId, delivererId } = order;
  const claim = { method: 'upi', amountPaise, reference, state: 'claimed', toldBy: 'customer' } as const;
  const [paymentId = 0] = await insertPayments(tx, { orderId, cityId }, [
    { ...claim, receivedPaise: null, roundingPaise: 0 },
  ]);
  if (!order.hasPayments) await notePayments(tx, orderId);
  const actor = { by: 'customer', actorId: customerId, actorRole: 'customer' } as const;
  const event = { orderId, cityId, shopId, customerId, delivererId, paymentId, amountPaise, ...actor };
  await publish(tx, 'payment.claimed', event);
}
