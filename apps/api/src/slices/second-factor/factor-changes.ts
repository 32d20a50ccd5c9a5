import type { FactorNeed } from '@haat/contract/endpoint';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { requireFactor } from '../../platform/second-factor-rule.ts';
import {
  forgetFactorGiven,
  lockActor,
  lockSessionsOf,
  lockUser,
  noteFactorGiven,
  requireSession,
  setSecondFactor,
} from '../accounts/index.ts';
import type { HashedCodes } from './recovery-code.ts';
import {
  deleteApp,
  deletePasskeysOf,
  deleteRecoveryHashes,
  deleteWrong,
  findApp,
  insertRecoveryHashes,
  listPasskeys,
} from './second-factor.queries.ts';

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

/** With the last app or passkey, the recovery codes end too. */
export async function noteFactorRemoved(tx: Tx, userId: number): Promise<void> {
  const [app, passkeys] = [await findApp(tx, userId), await listPasskeys(tx, userId)];
  if (app || passkeys.length > 0) return;
  await deleteFactors(tx, userId);
  await setSecondFactor(tx, userId, false);
  await forgetFactorGiven(tx, userId);
}

interface FactorChange {
  readonly userId: number;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly action:
    | 'add_app'
    | 'remove_app'
    | 'add_passkey'
    | 'remove_passkey'
    | 'renew_recovery_codes'
    | 'use_recovery_code'
    | 'reset_second_factor';
}

/** Writes into the audit how somebody's second factor changed, without its names and secrets. */
export const recordFactorChange = (tx: Tx, { userId, actorId, action }: FactorChange): Promise<void> =>
  publish(tx, 'record.changed', { kind: 'user', id: userId, action, actorId, before: {}, after: {} });

export interface DeletedFactors {
  readonly hadApp: boolean;
  readonly passkeys: number;
}

/** Deletes all that is kept of a person's second factor. */
export async function deleteFactors(tx: Tx, userId: number): Promise<DeletedFactors> {
  const hadApp = await deleteApp(tx, userId);
  const passkeys = await deletePasskeysOf(tx, userId);
  await deleteRecoveryHashes(tx, userId);
  await deleteWrong(tx, userId);
  return { hadApp, passkeys };
}

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
