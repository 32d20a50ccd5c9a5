// Every change of an order's status: ask the state machine, update the row, append the event, publish it.
import { orderNumber } from '@haat/contract/city-ids';
import type { ErrorCode } from '@haat/contract/errors';
import {
  isTooEarly,
  nextOrderStatus,
  type OrderAction,
  type OrderRole,
  type OrderStatus,
} from '@haat/contract/order-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { type ProductQuantity, returnStock } from '../products/index.ts';
import { eventOfAction, type OrderEvent } from './order.event-types.ts';
import { type OrderChange, type OrderRow, updateMovedOrder } from './order.queries.ts';
import { type EventDetails, getStatusEvent, insertOrderEvent } from './order-event.queries.ts';
import type { OrderItemRow } from './order-item.queries.ts';
import { orderMessages } from './orders.messages.ts';
import { noteCityOfDeliverer } from './person-city.queries.ts';
import { returnPlace } from './slots/slot.queries.ts';

/** Who acts, and in which role. */
export interface OrderActor {
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly role: OrderRole;
}

export interface OrderMove extends OrderActor {
  readonly action: OrderAction;
  /** Other changes in the order's row. */
  readonly change?: OrderChange;
  /** Details for the history. */
  readonly details?: EventDetails;
  /** What the person added, for the history. */
  readonly note?: string | null | undefined;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
  /** Other writes, before subscribers run. */
  readonly alongside?: () => Promise<unknown>;
}

/** The caller has locked `order`. Throws the action's error code when the state machine doesn't allow the action. */
export async function transitionOrder(tx: Tx, order: OrderRow, move: OrderMove): Promise<OrderRow> {
  const { action, role, actorId, change = {}, details = {}, note, doneAt, alongside } = move;
  const to = nextOrderStatus(order.status, action, role, factsOf(order));
  if (!to) throw refusalOf(action, order);
  // A move ends the wait for an operator, also after a failed delivery.
  const moved: OrderRow = { ...order, needsOperatorSince: null, failureReason: null, ...change, status: to };
  await updateMovedOrder(tx, moved, order.status);
  await insertOrderEvent(
    tx,
    {
      orderId: order.id,
      cityId: order.cityId,
      actorId,
      actorRole: role,
      action,
      fromStatus: order.status,
      toStatus: to,
      details: withDoneAt(order, details, doneAt),
    },
    note,
  );
  await alongside?.();
  if (change.delivererId) await noteCityOfDeliverer(tx, change.delivererId, order.cityId);
  await publish(tx, eventOf(move, to), orderEventOf(moved, move, order.delivererId));
  return moved;
}

const factsOf = ({ failureReason, fulfilment }: OrderRow) => ({
  hasFailed: failureReason !== null,
  fulfilment,
});

/** A failed delivery keeps its status. */
const eventOf = ({ action }: OrderMove, to: OrderStatus) =>
  action === 'give_back' && to === 'PICKED_UP' ? 'order.delivery_failed' : eventOfAction[action];

/** With when a phone without a connection did it, if one did. Never before the order was placed. */
export const withDoneAt = (
  { createdAt }: OrderRow,
  details: EventDetails,
  doneAt: Date | undefined,
): EventDetails =>
  doneAt ? { ...details, doneAt: (doneAt < createdAt ? createdAt : doneAt).toISOString() } : details;

export function orderEventOf(
  order: OrderRow,
  { actorId, role, details, note }: OrderActor & Pick<OrderMove, 'details' | 'note'>,
  previousDelivererId: number | null = order.delivererId,
): OrderEvent {
  return {
    orderId: order.id,
    cityId: order.cityId,
    shopId: order.shopId,
    customerId: order.customerId,
    fulfilment: order.fulfilment,
    delivererId: order.delivererId,
    ...(previousDelivererId === order.delivererId ? {} : { previousDelivererId }),
    actorId,
    actorRole: role,
    ...(details?.reason === undefined ? {} : { reason: details.reason }),
    ...(details?.ending === undefined ? {} : { ending: details.ending }),
    ...(note ? { note } : {}),
    ...(order.failureReason === null ? {} : { failure: order.failureReason }),
    ...(details?.proposal === undefined ? {} : { proposal: details.proposal }),
  };
}

/** Whether this person's same action led to the current status. Then a repeat changes nothing (ORDER-41, DELIV-22). */
export async function isRepeat(tx: Tx, order: OrderRow, move: OrderMove): Promise<boolean> {
  const last = await getStatusEvent(tx, order.id);
  return last.action === move.action && last.actorRole === move.role && last.actorId === move.actorId;
}

const refusals: Record<OrderAction, ErrorCode> = {
  accept: 'order.cannot_accept',
  agree: 'proposal.over',
  reject: 'order.cannot_reject',
  withdraw: 'order.cannot_withdraw',
  cancel: 'order.cannot_cancel',
  assign: 'delivery.taken',
  release: 'delivery.cannot_release',
  hand_over: 'delivery.cannot_hand_over',
  give_back: 'delivery.cannot_give_back',
  picked_up: 'delivery.cannot_pick_up',
  delivered: 'delivery.cannot_deliver',
  verify: 'order.cannot_verify',
  completed: 'delivery.cannot_complete',
  ready: 'order.cannot_hand_out',
  hand_out: 'order.cannot_hand_out',
};

export function refusalOf(action: OrderAction, { id, status, fulfilment }: OrderRow): AppError {
  if (refusals[action] === 'order.cannot_hand_out' && fulfilment === 'delivery') {
    return new AppError('order.cannot_hand_out', { detail: orderMessages.isDelivered(orderNumber(id)) });
  }
  const words = isTooEarly(status, action) ? orderMessages.tooEarly : orderMessages.tooLate;
  return new AppError(refusals[action], { detail: words(orderNumber(id), action, status) });
}

/** Returns the stock and the slot place of an order that won't be delivered. Locks the products before the slot. */
export async function returnPlaceAndStock(
  tx: Tx,
  { cityId, windowId, slotDay: day, fulfilment }: OrderRow,
  items: readonly OrderItemRow[],
  /** Held for a proposal. */
  held: readonly ProductQuantity[] = [],
): Promise<void> {
  const kept = items.map(({ productId, kept: quantity }) => ({ productId, quantity }));
  await returnStock(tx, [...kept, ...held]);
  if (fulfilment === 'delivery') await returnPlace(tx, { cityId, windowId, day });
}
