// Deletes old orders that are safe in a file. `order-archive.queries.ts` reads them for it.
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { deleteOrderRows, insertArchive } from './order-archive.queries.ts';

/** Call it when the file is safe: from now on the history of these orders can be deleted. */
export const recordArchive = (
  tx: Tx,
  archive: { readonly before: Date; readonly orders: number; readonly sha256: string },
): Promise<void> => insertArchive(tx, archive);

/** Deletes archived orders of one city with all that belongs to them. */
export async function deleteArchivedOrders(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await publish(tx, 'orders.archived', { orderIds });
  await deleteOrderRows(tx, orderIds);
}
