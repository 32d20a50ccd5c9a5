import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { noteFactorGiven, setSecondFactor } from '../accounts/index.ts';
import { deleteRecoveryHashes, insertRecoveryHashes } from './recovery-code.queries.ts';
import type { HashedCodes } from './recovery-code.ts';

/** The first factor brings recovery codes. Adding one proves it, so this session has given it. */
export async function noteFactorAdded(
  tx: Tx,
  { userId, sessionId, hasSecondFactor }: Actor,
  newCodes: HashedCodes,
): Promise<readonly string[]> {
  await noteFactorGiven(tx, sessionId);
  if (hasSecondFactor) return [];
  await setSecondFactor(tx, userId, true);
  await deleteRecoveryHashes(tx, userId);
  await insertRecoveryHashes(tx, { userId, ...newCodes });
  return newCodes.codes;
}
