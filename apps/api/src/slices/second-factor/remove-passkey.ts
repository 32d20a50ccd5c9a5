import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOwnFactor } from './lock-own-factor.ts';
import { noteFactorRemoved } from './note-factor-removed.ts';
import { deletePasskey } from './passkey.queries.ts';
import { recordFactorChange } from './record-factor-change.ts';

/** Throws `not_found`. */
export async function removePasskey(tx: Tx, actor: Actor, passkeyId: number): Promise<void> {
  const { userId } = await lockOwnFactor(tx, actor, 'own');
  if (!(await deletePasskey(tx, userId, passkeyId))) throw new AppError('not_found');
  await recordFactorChange(tx, { userId, actorId: userId, action: 'remove_passkey' });
  await noteFactorRemoved(tx, userId);
}
