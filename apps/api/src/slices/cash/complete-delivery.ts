// Completing an order at the door, as a whole: the goods, the payments, what the customer owes, and what the deliverer holds. It is
// here because cash is the last slice that takes part.
import type { Tx } from '../../platform/database.ts';
import { writeOrderLine } from '../credit/index.ts';
import { lockOwnDelivery } from '../deliveries/index.ts';
import {
  type Completion,
  checkCompletion,
  completeOrder,
  isCompletedBy,
  type OrderRow,
} from '../orders/index.ts';
import { publishClaims, type ReportedPayment, settlePayments } from '../payments/index.ts';
import { settleCash } from './settle-cash.ts';

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
  if (await isCompletedBy(tx, order, delivererId, completion)) return order;
  const kept = await checkCompletion(tx, order, completion);
  const { payments, claims } = await settlePayments(tx, order, { ...kept, reported });
  await writeOrderLine(tx, order, payments);
  await settleCash(tx, order, { delivererId, pricePaise: kept.pricePaise, payments });
  const completed = await completeOrder(tx, order, delivererId, { completion, kept });
  await publishClaims(tx, order, delivererId, claims);
  return completed;
}
