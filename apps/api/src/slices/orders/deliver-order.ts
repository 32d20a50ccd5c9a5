// Assigning, releasing and delivering an order. The deliveries slice and the operator call these.

import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { nextOrderStatus, statusAfter } from '@haat/contract/order-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { completion, type DeliveryActionInput } from './complete-order.ts';
import { handedOver } from './deliver-at-door.ts';
import { listAssignedOrderIds, lockOrder, type OrderRow } from './order.queries.ts';
import { orderMessages } from './orders.messages.ts';
import { requireNotOwnOrder } from './require-not-own-order.ts';
import { isRepeat, type OrderMove, refusalOf, transitionOrder } from './transition-order.ts';

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

/**
 * The caller has locked `order`, and it is this deliverer's. A repeat changes nothing. Throws `delivery.cannot_…`,
 * `code.wrong`, `code.over`, `order.changed`, `order.cannot_verify`, `input.invalid`, `payment.amount`, `credit.none`.
 */
export async function applyDeliveryAction(
  tx: Tx,
  order: OrderRow,
  delivererId: number,
  input: DeliveryActionInput,
): Promise<OrderRow> {
  const { action, expectedPaise, doneAt } = input;
  const move = { action, role: 'deliverer', actorId: delivererId, doneAt } as const;
  if (order.status === statusAfter[action] && (await isRepeat(tx, order, move))) return order;
  if (!nextOrderStatus(order.status, action, move.role)) throw refusalOf(action, order);
  requireAmount(order, expectedPaise);
  return transitionOrder(tx, order, await wholeMove(tx, order, move, input));
}

type DelivererMove = OrderMove & { readonly actorId: number };

function wholeMove(
  tx: Tx,
  order: OrderRow,
  move: DelivererMove,
  input: DeliveryActionInput,
): OrderMove | Promise<OrderMove> {
  if (move.action === 'delivered') return handedOver(order, move, input);
  return move.action === 'completed' ? completion(tx, order, move, input) : move;
}

/** The customer may have refused items since the deliverer last saw the amount. Throws `order.changed`. */
function requireAmount(order: OrderRow, expectedPaise: number | undefined): void {
  const amountPaise = order.pricePaise + order.deliveryCostPaise;
  if (expectedPaise === undefined || expectedPaise === amountPaise) return;
  const amount = rupeesOf(amountPaise);
  throw new AppError('order.changed', {
    detail: orderMessages.otherAmount(orderNumber(order.id), amount),
    amount,
  });
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
