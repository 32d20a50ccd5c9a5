import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { getOwnShop } from '../shops/index.ts';
import { lockOrder, type OrderRow } from './order.queries.ts';

/** Locks an order of this customer. Throws `not_found` for anybody else's. */
export async function lockCustomerOrder(
  tx: Tx,
  actor: { userId: number },
  orderId: number,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order.customerId !== actor.userId) throw new AppError('not_found');
  return order;
}

/** Locks an order of this retailer's shop. Throws `not_found` for another shop's. */
export async function lockShopOrder(tx: Tx, actor: { userId: number }, orderId: number): Promise<OrderRow> {
  const shop = await getOwnShop(tx, actor.userId);
  const order = await lockOrder(tx, orderId);
  if (order.shopId !== shop.id) throw new AppError('not_found');
  return order;
}
