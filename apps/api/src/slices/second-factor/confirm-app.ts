import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/words.ts';
import { putApp } from './app.queries.ts';
import { stepOfCode } from './app-code.ts';
import { findBegun, takeBegun } from './begun-factor.queries.ts';
import { lockOwnFactor } from './lock-own-factor.ts';
import { noteFactorAdded } from './note-factor-added.ts';
import { recordFactorChange } from './record-factor-change.ts';
import type { HashedCodes } from './recovery-code.ts';
import { openSecret } from './sealed-secret.ts';

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
