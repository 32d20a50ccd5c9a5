import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { noteFactorGiven } from '../accounts/index.ts';
import { lockOwnFactor } from './lock-own-factor.ts';
import { notePasskeyUse } from './passkey.queries.ts';
import type { Proven } from './webauthn.service.ts';
import { deleteWrong } from './wrong-factor.queries.ts';

/** After the proof was checked. False when the passkey was removed meanwhile. */
export async function givePasskey(tx: Tx, actor: Actor, { passkeyId, counter }: Proven): Promise<boolean> {
  const { userId, sessionId } = await lockOwnFactor(tx, actor, 'open');
  if (!(await notePasskeyUse(tx, passkeyId, counter))) return false;
  await deleteWrong(tx, userId);
  await noteFactorGiven(tx, sessionId);
  return true;
}
