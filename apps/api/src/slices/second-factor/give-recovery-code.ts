import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { noteFactorGiven } from '../accounts/index.ts';
import { countWrongCode, requireNoWait } from './count-wrong-code.ts';
import { lockOwnFactor, recordFactorChange } from './factor-changes.ts';
import { deleteRecoveryHash, listRecoveryHashes } from './recovery-code.queries.ts';
import { isSameHash } from './recovery-code.ts';
import { deleteWrong } from './wrong-factor.queries.ts';

/**
 * `typedHash` is undefined for a person without codes. Returns a refusal instead of throwing it, see `countWrongCode`.
 * Throws `rate.limited`, `factor.invalid`.
 */
export async function giveRecoveryCode(
  tx: Tx,
  actor: Actor,
  typedHash: string | undefined,
): Promise<AppError | undefined> {
  const { userId, sessionId } = await lockOwnFactor(tx, actor, 'open');
  if (typedHash === undefined) {
    throw new AppError('factor.invalid', { detail: deskOnly('You have no recovery code left.') });
  }
  await requireNoWait(tx, userId);
  const codes = await listRecoveryHashes(tx, userId);
  const found = codes.find(({ codeHash }) => isSameHash(codeHash, typedHash));
  if (!found) return countWrongCode(tx, userId);
  await deleteRecoveryHash(tx, found.id);
  await recordFactorChange(tx, { userId, actorId: userId, action: 'use_recovery_code' });
  await deleteWrong(tx, userId);
  await noteFactorGiven(tx, sessionId);
  return undefined;
}
