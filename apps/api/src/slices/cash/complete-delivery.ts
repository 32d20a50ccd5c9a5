// Completing an order at the door, as a whole: the goods, the payments, what the customer owes, and what the deliverer holds. It is
// here because cash is the last slice that takes part.

import { owedToOperator, owedToShop, type PaidPart } from '@haat/contract/payment-machine';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getCity } from '../accounts/index.ts';
import { writeOrderLine } from '../credit/index.ts';
import { lockOwnDelivery } from '../deliveries/index.ts';
import {
  type Completion,
  checkCompletion,
  completeOrder,
  isCompletedBy,
  type OrderRow,
} from '../orders/index.ts';
import { type PaymentEvent, publishClaims, type ReportedPayment, settlePayments } from '../payments/index.ts';
import { type Account, addToBalance, type EntryRow, findBalance, insertEntry } from './cash.queries.ts';

interface DeliveryCompletion extends Completion {
  readonly deliveryId: number;
  /** What wasn't claimed before. Undefined: the deliverer reported nothing. */
  readonly reported?: readonly ReportedPayment[] | undefined;
}

/**
 * A repeat changes nothing. Throws `not_found`, `delivery.cannot_complete`, `order.changed`, `order.cannot_verify`,
 * `input.invalid`, `payment.amount`, `credit.none`.
 */
export async function completeDelivery(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, reported, ...completion }: DeliveryCompletion,
): Promise<OrderRow> {
  const delivererId = actor.userId;
  const order = await lockOwnDelivery(tx, actor, deliveryId);
  const by = { actorId: delivererId, role: 'deliverer' } as const;
  if (await isCompletedBy(tx, order, by)) return order;
  const kept = await checkCompletion(tx, order, { by, completion });
  // Products before the customer's credit, as in a checkout.
  await kept.checked?.write(tx);
  const { payments, claims } = await settlePayments(tx, order, { ...kept, reported, by: 'deliverer' });
  await writeOrderLine(tx, order, payments);
  await settleCash(tx, order, { delivererId, pricePaise: kept.pricePaise, payments });
  const completed = await completeOrder(tx, order, by, { completion, kept });
  await publishClaims(tx, order, delivererId, claims);
  return completed;
}

interface SettledOrder {
  readonly delivererId: number;
  /** After refusals, without the delivery cost. */
  readonly pricePaise: number;
  readonly payments: readonly PaidPart[];
}

/** The lines of a completed order. */
export async function settleCash(
  tx: Tx,
  {
    id: orderId,
    cityId,
    shopId,
    deliveryCostPaise,
  }: Pick<OrderRow, 'id' | 'cityId' | 'shopId' | 'deliveryCostPaise'>,
  { delivererId, pricePaise, payments }: SettledOrder,
): Promise<void> {
  const line = { kind: 'order', orderId, cityId, delivererId } as const;
  const { feeGoesTo } = await getCity(tx, cityId);
  await addCashLine(tx, { ...line, shopId, amountPaise: owedToShop(pricePaise, payments) });
  await addCashLine(tx, { ...line, shopId: null, amountPaise: owedToOperator(deliveryCostPaise, feeGoesTo) });
}

/**
 * UPI that only the deliverer told is cash in their hand when the shop denies it, and no more when it came late. What the
 * customer claimed is between the shop and the customer.
 */
export async function moveDeniedPayment(
  tx: Tx,
  payment: PaymentEvent,
  direction: 'into' | 'out of',
): Promise<void> {
  const { delivererId, orderId, cityId, shopId, actorId, by } = payment;
  if (by !== 'deliverer' || delivererId === null) return;
  const amountPaise = direction === 'into' ? payment.amountPaise : -payment.amountPaise;
  await addCashLine(tx, { kind: 'denied', orderId, cityId, delivererId, shopId, amountPaise });
  await publish(tx, 'cash.denied', { delivererId, shopId, orderId, amountPaise, actorId });
}

interface CashLine extends Account, Pick<EntryRow, 'kind' | 'amountPaise'> {
  /** Where the account begins, if this is its first line. */
  readonly cityId: number;
  readonly orderId: number | null;
}

/** Adds a line, and its amount to the balance. A line of 0 changes nothing. */
export async function addCashLine(tx: Tx, line: CashLine): Promise<void> {
  const { delivererId, shopId, kind, orderId, amountPaise } = line;
  if (amountPaise === 0) return;
  // The operator's account stays in its city when the deliverer moves to another one.
  const begun = shopId === null ? await findBalance(tx, line) : undefined;
  const account = { delivererId, shopId, cityId: begun?.cityId ?? line.cityId };
  const { balancePaise } = await addToBalance(tx, account, amountPaise);
  await insertEntry(tx, { ...account, kind, orderId, amountPaise, balancePaise });
}
