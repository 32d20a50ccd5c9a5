import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { requireRecentSignIn } from '../../platform/second-factor-rule.ts';
import { makeAppSecret } from './app-code.ts';
import { putBegun } from './begun-factor.queries.ts';
import { lockOwnFactor } from './lock-own-factor.ts';
import { sealSecret } from './sealed-secret.ts';

const lifeMs = 15 * 60_000;

/** Returns the secret of an app that a code still has to confirm. */
export async function beginApp(tx: Tx, actor: Actor, installationSecret: string): Promise<string> {
  const present = await lockOwnFactor(tx, actor, 'own');
  requireRecentSignIn(present, tx.now);
  const { sessionId, userId } = present;
  const secret = makeAppSecret();
  const value = sealSecret(secret, userId, installationSecret);
  await putBegun(tx, { sessionId, purpose: 'add_app', value, origin: '' }, lifeMs);
  return secret;
}
