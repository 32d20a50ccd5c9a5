import { sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { deliveries, deliveryIds } from './delivery.tables.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

const isOfOrder = (orderId: number) => eqId(deliveries.orderId, orderId);

const deliveryById = preparedOnce('delivery', (db: Db) =>
  db
    .select()
    .from(deliveries)
    .where(eqId(deliveries.id, sql.placeholder('deliveryId'))),
);

/** Throws `not_found`. The row changes only while its order is locked. */
export async function getDeliveryRow(db: Db, deliveryId: number): Promise<DeliveryRow> {
  const [row] = await deliveryById(db, { deliveryId });
  if (!row) throw new AppError('not_found');
  return row;
}

/** Throws `not_found` for an order that was never accepted. */
export async function getDeliveryOfOrder(db: Db, orderId: number): Promise<DeliveryRow> {
  const [row] = await db.select().from(deliveries).where(isOfOrder(orderId));
  if (!row) throw new AppError('not_found');
  return row;
}

export const insertDelivery = (tx: Tx, order: { orderId: number; cityId: number }): Promise<unknown> =>
  tx.insert(deliveries).values({ ...withNewId(order, deliveryIds), createdAt: tx.now });

/** Gives the delivery of an order to a deliverer, or to nobody. */
export const assignDelivery = (tx: Tx, orderId: number, delivererId: number | null): Promise<unknown> =>
  tx.update(deliveries).set({ delivererId }).where(isOfOrder(orderId));

/** Cancels the delivery of an order, if it has one. */
export const cancelDelivery = (tx: Tx, orderId: number): Promise<unknown> =>
  tx.update(deliveries).set({ isCancelled: true }).where(isOfOrder(orderId));

export async function deleteDeliveriesOf(
  tx: Tx,
  { orderIds }: { readonly orderIds: readonly number[] },
): Promise<void> {
  await tx.delete(deliveries).where(inIds(deliveries.orderId, orderIds));
}
