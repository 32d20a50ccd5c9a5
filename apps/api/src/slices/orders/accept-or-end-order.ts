import type { WithdrawReason } from '@haat/contract/order-endings';
import type { Tx } from '../../platform/database.ts';
import { returnStock } from '../products/index.ts';
import type { OrderRow } from './order.queries.ts';
import {
  lockCustomerOrder,
  lockOrderWithItems,
  lockShopOrder,
  type OrderWithItems,
  requireNotOwnOrder,
} from './own-order.ts';
import { withdrawProposal } from './proposals/end-proposal.ts';
import { isRepeat, type OrderMove, returnPlaceAndStock, transitionOrder } from './transition-order.ts';

/**
 * Throws `not_found`, `order.cannot_accept`. It publishes `order.accepted`. Then deliveries opens a request, reminders starts its
 * clock, and notifications tells customer and deliverers.
 */
export async function acceptOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, doneAt }: { orderId: number; doneAt?: Date | undefined },
): Promise<OrderRow> {
  const { order } = await lockShopOrder(tx, actor, orderId);
  // If the state machine refuses, this is rolled back.
  await returnStock(tx, await withdrawProposal(tx, order));
  return transitionOrder(tx, order, {
    action: 'accept',
    role: 'retailer',
    actorId: actor.userId,
    doneAt,
  });
}

interface ShopEnding {
  readonly orderId: number;
  readonly reason?: WithdrawReason | null | undefined;
  /** The customer reads it. */
  readonly note?: string | null | undefined;
  readonly doneAt?: Date | undefined;
}

/** Throws `not_found`, `order.cannot_reject`. */
export async function rejectOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, ...why }: ShopEnding,
): Promise<OrderRow> {
  const locked = await lockShopOrder(tx, actor, orderId);
  return endOrder(tx, locked, { action: 'reject', role: 'retailer', actorId: actor.userId, ...why });
}

/**
 * Cancels an accepted order that the shop can't keep. A repeat changes nothing. Throws `not_found`, `order.cannot_withdraw`.
 */
export async function withdrawOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, ...why }: ShopEnding & { readonly reason: WithdrawReason },
): Promise<OrderRow> {
  const locked = await lockShopOrder(tx, actor, orderId);
  const ending = { action: 'withdraw', role: 'retailer', actorId: actor.userId, ...why } as const;
  if (locked.order.status === 'CANCELLED' && (await isRepeat(tx, locked.order, ending))) return locked.order;
  return endOrder(tx, locked, ending);
}

type Ending = Omit<OrderMove, 'details'> & Pick<ShopEnding, 'reason'>;

async function endOrder(
  tx: Tx,
  { order, items }: OrderWithItems,
  { reason, ...move }: Ending,
): Promise<OrderRow> {
  const held = await withdrawProposal(tx, order);
  return transitionOrder(tx, order, {
    ...move,
    details: reason ? { ending: reason } : {},
    alongside: () => returnPlaceAndStock(tx, order, items, held),
  });
}

/** Cancels the customer's own order. A repeat changes nothing. Throws `not_found`, `order.cannot_cancel`. */
export async function cancelOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId }: { orderId: number },
): Promise<void> {
  const locked = await lockCustomerOrder(tx, actor, orderId);
  await cancel(tx, locked, { action: 'cancel', role: 'customer', actorId: actor.userId });
}

/** Throws `not_found`, `operator.own`, `order.cannot_cancel`. */
export async function cancelByOperator(
  tx: Tx,
  actorId: number | null,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  const locked = await lockOrderWithItems(tx, orderId);
  await requireNotOwnOrder(tx, actorId, locked.order);
  await cancel(tx, locked, { action: 'cancel', role: 'operator', actorId, details: { reason } });
}

async function cancel(tx: Tx, { order, items }: OrderWithItems, move: OrderMove): Promise<void> {
  if (order.status === 'CANCELLED' && (await isRepeat(tx, order, move))) return;
  const held = await withdrawProposal(tx, order);
  await transitionOrder(tx, order, {
    ...move,
    alongside: () => returnPlaceAndStock(tx, order, items, held),
  });
}
