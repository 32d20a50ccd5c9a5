import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { getOwnShop, requireNotOwn } from '../shops/index.ts';
import { lockOrder, type OrderRow } from './order.queries.ts';
import { listOrderItems, type OrderItemRow } from './order-item.queries.ts';

/** A locked order with its items. */
export interface OrderWithItems {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
}

export async function lockOrderWithItems(tx: Tx, orderId: number): Promise<OrderWithItems> {
  const order = await lockOrder(tx, orderId);
  const items = await listOrderItems(tx, orderId);
  return { order, items };
}

/** Locks an order of this customer. Throws `not_found` for anybody else's. */
export async function lockCustomerOrder(
  tx: Tx,
  actor: { userId: number },
  orderId: number,
): Promise<OrderWithItems> {
  const locked = await lockOrderWithItems(tx, orderId);
  if (locked.order.customerId !== actor.userId) throw new AppError('not_found');
  return locked;
}

/** Locks an order of this retailer's shop. Throws `not_found` for another shop's. */
export async function lockShopOrder(
  tx: Tx,
  actor: { userId: number },
  orderId: number,
): Promise<OrderWithItems> {
  const shop = await getOwnShop(tx, actor.userId);
  const locked = await lockOrderWithItems(tx, orderId);
  if (locked.order.shopId !== shop.id) throw new AppError('not_found');
  return locked;
}

/**
 * For operators. Customer, retailer and deliverer of an order are concerned, and the deliverer who would get it. Throws
 * `operator.own`.
 */
export const requireNotOwnOrder = (
  tx: Tx,
  actorId: number | null,
  { customerId, delivererId, shopId }: Pick<OrderRow, 'customerId' | 'delivererId' | 'shopId'>,
  nextDelivererId: number | null = null,
): Promise<void> =>
  requireNotOwn(tx, actorId, { people: [customerId, delivererId, nextDelivererId], shopId });
