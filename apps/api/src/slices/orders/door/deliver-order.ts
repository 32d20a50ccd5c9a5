// Assigning, releasing and delivering an order. The deliveries slice and the operator call these.

import { nextOrderStatus, statusAfter } from '@haat/contract/order-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { listAssignedOrderIds, lockOrder, type OrderRow } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { requireNotOwnOrder } from '../own-order.ts';
import { isRepeat, type OrderMove, refusalOf, transitionOrder } from '../transition-order.ts';
import { type GivenCode, handedOver } from './deliver-at-door.ts';

/** The caller has locked `order`. A repeat by the same deliverer changes nothing. Throws `delivery.taken`. */
export async function assignOrder(
  tx: Tx,
  order: OrderRow,
  { delivererId, doneAt }: { delivererId: number; doneAt?: Date | undefined },
): Promise<void> {
  const move: OrderMove = { action: 'assign', role: 'deliverer', actorId: delivererId, doneAt };
  if (order.delivererId === delivererId) {
    if (order.status === 'ASSIGNED' && (await isRepeat(tx, order, move))) return;
    throw new AppError('delivery.taken', { detail: orderMessages.alreadyYours });
  }
  await transitionOrder(tx, order, { ...move, change: { delivererId }, details: { delivererId } });
}

export interface DeliveryActionInput extends GivenCode {
  readonly action: 'picked_up' | 'delivered';
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/**
 * The caller has locked `order`, and it is this deliverer's. A repeat changes nothing. Throws `delivery.cannot_…`,
 * `code.wrong`, `code.over`, `input.invalid` on `code`.
 */
export async function applyDeliveryAction(
  tx: Tx,
  order: OrderRow,
  delivererId: number,
  input: DeliveryActionInput,
): Promise<OrderRow> {
  const { action, doneAt } = input;
  const move = { action, role: 'deliverer', actorId: delivererId, doneAt } as const;
  if (order.status === statusAfter[action] && (await isRepeat(tx, order, move))) return order;
  if (!nextOrderStatus(order.status, action, move.role)) throw refusalOf(action, order);
  return transitionOrder(tx, order, action === 'delivered' ? handedOver(order, move, input) : move);
}

/** Releases the order from its deliverer and opens the request again. Throws `not_found`, `operator.own`, `delivery.cannot_release`. */
export async function releaseOrder(
  tx: Tx,
  actorId: number | null,
  { orderId }: { orderId: number },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await requireNotOwnOrder(tx, actorId, order);
  await release(tx, actorId, order);
}

/**
 * Releases the orders that this deliverer hasn't picked up. The caller has locked the deliverer, so no new order can be
 * assigned meanwhile.
 */
export async function releaseOrdersOf(tx: Tx, actorId: number | null, delivererId: number): Promise<void> {
  for (const orderId of await listAssignedOrderIds(tx, delivererId)) {
    const order = await lockOrder(tx, orderId);
    // The order may have been picked up, cancelled or handed over before this lock.
    const isStillTheirs = order.status === 'ASSIGNED' && order.delivererId === delivererId;
    if (isStillTheirs) await release(tx, actorId, order);
  }
}

function release(tx: Tx, actorId: number | null, order: OrderRow): Promise<OrderRow> {
  return transitionOrder(tx, order, {
    action: 'release',
    role: 'operator',
    actorId,
    change: { delivererId: null },
  });
}
