import type { Tx } from '../../platform/database.ts';
import { type RoleGiven, takeDelivererRole } from '../accounts/index.ts';
import { releaseOrdersOf } from '../orders/index.ts';

/** What they have not yet picked up waits for another deliverer; the rest waits for the operator. Throws `not_found`. */
export async function dismissDeliverer(
  tx: Tx,
  actorId: number | null,
  { userId }: { userId: number },
): Promise<RoleGiven> {
  const dismissed = await takeDelivererRole(tx, actorId, userId);
  await releaseOrdersOf(tx, actorId, userId);
  return dismissed;
}
