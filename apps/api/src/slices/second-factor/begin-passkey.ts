import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { requireRecentSignIn } from '../../platform/second-factor-rule.ts';
import { type Begun, putBegun, takeBegun } from './begun-factor.queries.ts';
import { lockOwnFactor } from './lock-own-factor.ts';

/** The browser is asked to wait as long. */
export const passkeyLifeMs = 5 * 60_000;

const needs = { add_passkey: 'own', give_passkey: 'open' } as const;
type Purpose = keyof typeof needs;

/** Keeps the challenge that the browser gets. */
export async function beginPasskey(tx: Tx, actor: Actor, purpose: Purpose, begun: Begun): Promise<void> {
  const present = await lockOwnFactor(tx, actor, needs[purpose]);
  if (purpose === 'add_passkey') requireRecentSignIn(present, tx.now);
  const { sessionId } = present;
  await putBegun(tx, { sessionId, purpose, ...begun }, passkeyLifeMs);
}

/** The challenge, once. Undefined when it has expired. */
export async function takePasskeyBegun(tx: Tx, actor: Actor, purpose: Purpose): Promise<Begun | undefined> {
  const { sessionId } = await lockOwnFactor(tx, actor, needs[purpose]);
  return takeBegun(tx, sessionId, purpose);
}
