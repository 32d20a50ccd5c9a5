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
  readonly newCodes: HashedCodes;
}

/** Returns the recovery codes to show. Throws `factor.invalid`. */
export async function confirmApp(
  tx: Tx,
  actor: Actor,
  { code, installationSecret, newCodes }: Confirmation,
): Promise<readonly string[]> {
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
  await takeBegun(tx, sessionId, 'add_app');
  await putApp(tx, { userId, secret: begun.value, lastStep });
  await recordFactorChange(tx, { userId, actorId: userId, action: 'add_app' });
  return noteFactorAdded(tx, present, newCodes);
}
