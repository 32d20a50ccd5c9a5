import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { type RoleGiven, takeDelivererRole } from '../accounts/index.ts';
import { releaseOrdersOf } from '../orders/index.ts';
import { requireNotOwn } from '../shops/index.ts';

/** Releases orders that aren't picked up. Picked-up ones stay for the operator to hand over. Throws `not_found`. */
export async function dismissDeliverer(
  tx: Tx,
  actorId: number | null,
  { userId }: { userId: number },
): Promise<RoleGiven> {
  const dismissed = await takeDelivererRole(tx, actorId, userId);
  await releaseOrdersOf(tx, actorId, userId);
  return dismissed;
}

/** The same for the desk. Throws `operator.own` for oneself, `not_found` for a person who isn't a deliverer. */
export async function dismissByOperator(
  tx: Tx,
  actor: { readonly userId: number },
  userId: number,
): Promise<void> {
  await requireNotOwn(tx, actor.userId, { people: [userId], shopId: null });
  const { changed } = await dismissDeliverer(tx, actor.userId, { userId });
  if (!changed) throw new AppError('not_found');
}
