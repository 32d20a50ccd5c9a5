import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { requireRecentSignIn } from '../../platform/second-factor-rule.ts';
import { deleteApp, putApp } from './app.queries.ts';
import { makeAppSecret, stepOfCode } from './app-code.ts';
import { findBegun, putBegun, takeBegun } from './begun-factor.queries.ts';
import { lockOwnFactor, noteFactorAdded, noteFactorRemoved, recordFactorChange } from './factor-changes.ts';
import type { HashedCodes } from './recovery-code.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

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

interface Confirmation {
  readonly code: string;
  readonly installationSecret: string;
}

/** Returns the recovery codes to show. Throws `factor.invalid`. */
export async function confirmApp(
  tx: Tx,
  actor: Actor,
  { newCodes, ...confirmation }: Confirmation & { readonly newCodes: HashedCodes },
): Promise<readonly string[]> {
  const { present, secret, lastStep } = await checkNewApp(tx, actor, confirmation);
  const { userId, sessionId } = present;
  await takeBegun(tx, sessionId, 'add_app');
  await putApp(tx, { userId, secret, lastStep });
  await recordFactorChange(tx, { userId, actorId: userId, action: 'add_app' });
  return noteFactorAdded(tx, present, newCodes);
}

/** The app that this session began, whose code it is. Throws `factor.invalid`. */
export async function checkNewApp(tx: Tx, actor: Actor, { code, installationSecret }: Confirmation) {
  const present = await lockOwnFactor(tx, actor, 'own');
  const { userId, sessionId } = present;
  const begun = await findBegun(tx, sessionId, 'add_app');
  if (!begun) {
    throw new AppError('factor.invalid', {
      detail: deskOnly('This took too long. Begin again with a new QR code.'),
    });
  }
  const secret = openSecret(begun.value, userId, installationSecret);
  const lastStep = stepOfCode(secret, code, { now: tx.now, lastStep: 0 });
  if (lastStep === undefined) {
    throw new AppError('factor.invalid', {
      detail: deskOnly(
        'The code is wrong. Check that the clock of the phone is right, and enter the newest code.',
      ),
    });
  }
  return { present, secret: begun.value, lastStep };
}

/** Throws `not_found`. */
export async function removeApp(tx: Tx, actor: Actor): Promise<void> {
  const { userId } = await lockOwnFactor(tx, actor, 'own');
  if (!(await deleteApp(tx, userId))) throw new AppError('not_found');
  await recordFactorChange(tx, { userId, actorId: userId, action: 'remove_app' });
  await noteFactorRemoved(tx, userId);
}
