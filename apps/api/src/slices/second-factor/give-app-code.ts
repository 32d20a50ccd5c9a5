import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { noteFactorGiven } from '../accounts/index.ts';
import { findApp, noteAppUse } from './app.queries.ts';
import { stepOfCode } from './app-code.ts';
import { countWrongCode, requireNoWait } from './count-wrong-code.ts';
import { lockOwnFactor } from './factor-changes.ts';
import { openSecret } from './sealed-secret.ts';
import { deleteWrong } from './wrong-factor.queries.ts';

interface AppCode {
  readonly code: string;
  readonly installationSecret: string;
}

/** Returns a refusal instead of throwing it, see `countWrongCode`. Throws `rate.limited`, `factor.invalid`. */
export async function giveAppCode(
  tx: Tx,
  actor: Actor,
  { code, installationSecret }: AppCode,
): Promise<AppError | undefined> {
  const { userId, sessionId } = await lockOwnFactor(tx, actor, 'open');
  const app = await findApp(tx, userId);
  if (!app) throw new AppError('factor.invalid', { detail: deskOnly('You have no authenticator app.') });
  await requireNoWait(tx, userId);
  const secret = openSecret(app.secret, userId, installationSecret);
  const step = stepOfCode(secret, code, { now: tx.now, lastStep: app.lastStep });
  if (step === undefined) return countWrongCode(tx, userId);
  await noteAppUse(tx, userId, step);
  await deleteWrong(tx, userId);
  await noteFactorGiven(tx, sessionId);
  return undefined;
}
