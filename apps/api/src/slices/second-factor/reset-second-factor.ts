import type { Tx } from '../../platform/database.ts';
import { forgetFactorGiven, lockSessionsOf, lockUser, setSecondFactor } from '../accounts/index.ts';
import { type DeletedFactors, deleteFactors, recordFactorChange } from './factor-changes.ts';

/**
 * For a person who has lost phone and recovery codes. Their sessions count as if they had never given it. `actorId` is null
 * on the terminal. Undefined when there was none. Throws `not_found`.
 */
export async function resetSecondFactor(
  tx: Tx,
  actorId: number | null,
  userId: number,
): Promise<DeletedFactors | undefined> {
  await lockSessionsOf(tx, userId);
  const { hasSecondFactor } = await lockUser(tx, userId);
  const deleted = await deleteFactors(tx, userId);
  await forgetFactorGiven(tx, userId);
  if (!hasSecondFactor) return undefined;
  await setSecondFactor(tx, userId, false);
  await recordFactorChange(tx, { userId, actorId, action: 'reset_second_factor' });
  return deleted;
}
