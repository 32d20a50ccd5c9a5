import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deleteApp } from './app.queries.ts';
import { lockOwnFactor } from './lock-own-factor.ts';
import { noteFactorRemoved } from './note-factor-removed.ts';
import { recordFactorChange } from './record-factor-change.ts';

/** Throws `not_found`. */
export async function removeApp(tx: Tx, actor: Actor): Promise<void> {
  const { userId } = await lockOwnFactor(tx, actor, 'own');
  if (!(await deleteApp(tx, userId))) throw new AppError('not_found');
  await recordFactorChange(tx, { userId, actorId: userId, action: 'remove_app' });
  await noteFactorRemoved(tx, userId);
}
