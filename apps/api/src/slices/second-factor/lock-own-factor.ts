import type { FactorNeed } from '@haat/contract/endpoint';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { requireFactor } from '../../platform/second-factor-rule.ts';
import { lockActor, requireSession } from '../accounts/index.ts';

/**
 * Locks the person's sessions, so that one call after another changes the factor. Checks again what the call needs. These
 * calls don't use `write`: it would keep their answers, with secrets in them. Throws `auth.required`, `factor.required`,
 * `factor.again`.
 */
export async function lockOwnFactor(tx: Tx, actor: Actor, need: FactorNeed): Promise<Actor> {
  await requireSession(tx, actor);
  const present = await lockActor(tx, actor);
  if (!present?.isOperator) throw new AppError('auth.required');
  requireFactor(present, need, { now: tx.now, isRequired: false });
  return present;
}
