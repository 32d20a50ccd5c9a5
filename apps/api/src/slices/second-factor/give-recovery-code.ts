import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { noteFactorGiven } from '../accounts/index.ts';
import { countWrongCode, requireNoWait } from './count-wrong-code.ts';
import { lockOwnFactor, recordFactorChange } from './factor-changes.ts';
import { type HashedCodes, isSameHash } from './recovery-code.ts';
import {
  deleteRecoveryHash,
  deleteRecoveryHashes,
  deleteWrong,
  insertRecoveryHashes,
  listRecoveryHashes,
} from './second-factor.queries.ts';

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
