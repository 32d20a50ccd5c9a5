// Writing what was paid when an order is completed.
import { rupeesOf } from '@haat/contract/money';
import {
  countsAsPaid,
  defaultParts,
  duePaiseOf,
  type PaidPart,
  type PayMethod,
  type ReportedPart,
  settle,
} from '@haat/contract/payment-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import type { OrderRow } from '../orders/index.ts';
import { insertPayments, listPayments, type NewPayment } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';

/** A payment that the deliverer or the shop reports. */
export interface ReportedPayment extends ReportedPart {
  readonly receivedPaise: number | null;
  readonly reference: string | null;
}

interface PaidAtDoor {
  /** After refusals, without the delivery cost. */
  readonly pricePaise: number;
  readonly payBy: PayMethod;
  /** What wasn't claimed before. Undefined: nothing was reported. */
  readonly reported: readonly ReportedPayment[] | undefined;
  /** Who reports it. What the shop tells is confirmed, because its bank tells it. */
  readonly by: 'deliverer' | 'retailer';
}

interface Claim {
  readonly paymentId: number;
  readonly amountPaise: number;
}

/**
 * Returns all payments that count, also those claimed before, and the new claims. The caller has locked the order. Throws
 * `payment.amount`, `credit.none`.
 */
export async function settlePayments(
  tx: Tx,
  order: OrderRow,
  { pricePaise, ...paid }: PaidAtDoor,
): Promise<{ readonly payments: readonly PaidPart[]; readonly claims: readonly Claim[] }> {
  const before = order.hasPayments ? ((await listPayments(tx, [order.id])).get(order.id) ?? []) : [];
  const duePaise = duePaiseOf(pricePaise + order.deliveryCostPaise, before);
  const added = newPayments(duePaise, paid);
  const ids =
    added.length === 0 ? [] : await insertPayments(tx, { orderId: order.id, cityId: order.cityId }, added);
  return {
    payments: [
      ...before.filter(countsAsPaid),
      ...added.map((payment) => ({ ...payment, by: payment.toldBy })),
    ],
    claims: ids.flatMap((paymentId, at) => {
      const payment = added[at];
      return payment?.state === 'claimed' ? [{ paymentId, amountPaise: payment.amountPaise }] : [];
    }),
  };
}

/** Asks the shop, whose bank knows, whether the claimed money came. */
export async function publishClaims(
  tx: Tx,
  { id: orderId, cityId, shopId, customerId }: OrderRow,
  delivererId: number,
  claims: readonly Claim[],
): Promise<void> {
  const actor = { by: 'deliverer', actorId: delivererId, actorRole: 'deliverer' } as const;
  for (const claim of claims) {
    const event = { orderId, cityId, shopId, customerId, delivererId, ...claim, ...actor };
    await publish(tx, 'payment.claimed', event);
  }
}

/** Throws `payment.amount`, `credit.none`. */
function newPayments(
  duePaise: number,
  { payBy, reported, by }: Omit<PaidAtDoor, 'pricePaise'>,
): NewPayment[] {
  const parts: readonly ReportedPayment[] =
    reported ??
    defaultParts(duePaise, payBy).map((part) => ({ ...part, receivedPaise: null, reference: null }));
  const settled = settle(duePaise, parts);
  if (!settled) {
    const due = rupeesOf(duePaise);
    throw new AppError('payment.amount', { detail: paymentMessages.otherSum(due), due });
  }
  if (payBy !== 'credit' && parts.some(({ method }) => method === 'credit')) {
    throw new AppError('credit.none', { detail: paymentMessages.notOnCredit });
  }
  const roundedAt = parts.findIndex(({ method }) => method === 'cash');
  return parts.map((part, index) => ({
    ...part,
    roundingPaise: index === roundedAt ? settled.roundingPaise : 0,
    state: part.method === 'upi' && by === 'deliverer' ? 'claimed' : 'confirmed',
    toldBy: by,
  }));
}
