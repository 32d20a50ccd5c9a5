import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { deleteOrderRows } from './order-archive.queries.ts';

/** Deletes archived orders of one city with all that belongs to them. Call `recordArchive` before. */
export async function deleteArchivedOrders(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await publish(tx, 'orders.archived', { orderIds });
  await deleteOrderRows(tx, orderIds);
}
