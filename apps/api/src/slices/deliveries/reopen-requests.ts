import type { Tx } from '../../platform/database.ts';
import { listAssignedOrderIds, releaseOrder } from '../orders/index.ts';

/** What a dismissed deliverer has not yet picked up waits for another one; the rest waits for the operator. */
export async function reopenRequestsOf(
  tx: Tx,
  actorId: number | null,
  { delivererId }: { delivererId: number },
): Promise<void> {
  for (const orderId of await listAssignedOrderIds(tx, delivererId)) {
    await releaseOrder(tx, actorId, { orderId });
  }
}
