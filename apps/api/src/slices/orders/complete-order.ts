// Completing an order at the door: what the customer keeps, and what was paid.
import type { DeliveryAction } from '@haat/contract/order-machine';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { type CheckedItems, checkItems } from './check-items.ts';
import type { Told } from './judge-code.ts';
import type { ToldPayment } from './order.event-types.ts';
import type { OrderRow } from './order.queries.ts';
import { listOrderItems } from './order-item.queries.ts';
import { payByOf } from './order-payments.views.ts';
import type { SentItem } from './order-price.ts';
import { type OrderMove, refusalOf } from './transition-order.ts';

export interface DeliveryActionInput extends Told {
  readonly action: DeliveryAction;
  /** How the customer paid. Only with `completed`. */
  readonly payment?: string;
  /** Undefined: don't compare it with the order's amount. Only with `completed`. */
  readonly expectedPaise?: number | undefined;
  /** What the customer keeps, told by the deliverer. Only with `completed`. */
  readonly items?: readonly SentItem[] | undefined;
  /** What isn't claimed yet. Undefined: nothing was said. Only with `completed`. */
  readonly told?: readonly ToldPayment[] | undefined;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/** The move of a deliverer who completes an order. Payments are written first, since they may be refused. */
export async function completion(
  tx: Tx,
  order: OrderRow,
  move: OrderMove & { readonly actorId: number },
  { items, told, payment }: DeliveryActionInput,
): Promise<OrderMove> {
  const checked = items && (await checkTold(tx, order, items));
  const { pricePaise } = checked?.change ?? order;
  const payBy = payByOf(order) ?? 'cash';
  await publish(tx, 'door.settled', {
    orderId: order.id,
    cityId: order.cityId,
    shopId: order.shopId,
    customerId: order.customerId,
    delivererId: move.actorId,
    pricePaise,
    deliveryCostPaise: order.deliveryCostPaise,
    hasPayments: order.hasPayments,
    payBy,
    told,
  });
  const hasPayments = order.hasPayments || pricePaise + order.deliveryCostPaise > 0;
  return {
    ...move,
    change: {
      ...checked?.change,
      ...(payment !== undefined && { payment }),
      payBy,
      hasPayments,
      paymentDeniedAt: null,
    },
    ...(checked && { details: { rejected: checked.rejected }, alongside: () => checked.write(tx) }),
  };
}

/** Only an order that its customer hasn't checked. Throws `order.cannot_verify`, `input.invalid`. */
async function checkTold(
  tx: Tx,
  order: OrderRow,
  items: NonNullable<DeliveryActionInput['items']>,
): Promise<CheckedItems> {
  if (order.status !== 'DELIVERED') throw refusalOf('verify', order);
  return checkItems(order.id, await listOrderItems(tx, order.id), items);
}
