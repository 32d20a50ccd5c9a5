import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { hasId, newId, sameCity } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { deliveries, deliveryIds } from './delivery.tables.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

const isOfOrder = (orderId: number) => and(sameCity(deliveries, orderId), eq(deliveries.orderId, orderId));

/** Throws `not_found`. The row changes only while its order is locked. */
export async function getDeliveryRow(db: Db, deliveryId: number): Promise<DeliveryRow> {
  const [row] = await db.select().from(deliveries).where(hasId(deliveries, deliveryId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Throws `not_found` for an order that was never accepted. */
export async function getDeliveryOfOrder(db: Db, orderId: number): Promise<DeliveryRow> {
  const [row] = await db.select().from(deliveries).where(isOfOrder(orderId));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function insertDelivery(tx: Tx, order: { orderId: number; cityId: number }): Promise<number> {
  const [row] = await tx
    .insert(deliveries)
    .values({
      id: newId(order.cityId, deliveryIds),
      orderId: order.orderId,
      cityId: order.cityId,
      createdAt: tx.now,
    })
    .returning({ id: deliveries.id });
  if (!row) throw new Error('the delivery was not written');
  return row.id;
}

/** Updates the delivery of an order, if it has one. Returns its id. */
export async function updateDelivery(
  tx: Tx,
  orderId: number,
  change: Partial<Pick<DeliveryRow, 'delivererId' | 'isCancelled'>>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(deliveries)
    .set(change)
    .where(isOfOrder(orderId))
    .returning({ id: deliveries.id });
  return row?.id;
}
