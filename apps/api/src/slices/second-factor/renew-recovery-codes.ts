import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOwnFactor, recordFactorChange } from './factor-changes.ts';
import { deleteRecoveryHashes, insertRecoveryHashes } from './recovery-code.queries.ts';
import type { HashedCodes } from './recovery-code.ts';

/** Throws `not_found` for a person without a second factor. */
export async function renewRecoveryCodes(tx: Tx, actor: Actor, newCodes: HashedCodes): Promise<void> {
  const present = await lockOwnFactor(tx, actor, 'fresh');
  requireAnyFactor(present);
  const { userId } = present;
  await deleteRecoveryHashes(tx, userId);
  await insertRecoveryHashes(tx, { userId, ...newCodes });
  await recordFactorChange(tx, { userId, actorId: userId, action: 'renew_recovery_codes' });
}

/** Throws `not_found` for a person without a second factor. */
export function requireAnyFactor({ hasSecondFactor }: Actor): void {
  if (!hasSecondFactor) throw new AppError('not_found');
}
