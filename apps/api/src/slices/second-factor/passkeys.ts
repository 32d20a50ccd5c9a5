import { limits } from '@haat/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { requireRecentSignIn } from '../../platform/second-factor-rule.ts';
import { noteFactorGiven } from '../accounts/index.ts';
import { lockOwnFactor, noteFactorAdded, noteFactorRemoved, recordFactorChange } from './factor-changes.ts';
import { passkeyLifeMs } from './passkey-place.ts';
import type { HashedCodes } from './recovery-code.ts';
import {
  type Begun,
  deletePasskey,
  deleteWrong,
  insertPasskey,
  listPasskeys,
  type NewPasskeyRow,
  notePasskeyUse,
  putBegun,
  takeBegun,
} from './second-factor.queries.ts';
import type { Proven } from './webauthn.service.ts';

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

interface NewPasskey {
  readonly passkey: Omit<NewPasskeyRow, 'userId'>;
  readonly newCodes: HashedCodes;
}

/** Returns the recovery codes to show. Throws `factor.invalid`. */
export async function addPasskey(
  tx: Tx,
  actor: Actor,
  { passkey, newCodes }: NewPasskey,
): Promise<readonly string[]> {
  const present = await lockOwnFactor(tx, actor, 'own');
  const { userId } = present;
  if ((await listPasskeys(tx, userId)).length >= limits.passkeys) {
    throw new AppError('factor.invalid', {
      detail: deskOnly(`You have ${limits.passkeys} passkeys. Remove one first.`),
    });
  }
  if (!(await insertPasskey(tx, { ...passkey, userId }))) {
    throw new AppError('factor.invalid', { detail: deskOnly('This passkey was added before.') });
  }
  await recordFactorChange(tx, { userId, actorId: userId, action: 'add_passkey' });
  return noteFactorAdded(tx, present, newCodes);
}

/** After the proof was checked. False when the passkey was removed meanwhile. */
export async function givePasskey(tx: Tx, actor: Actor, { passkeyId, counter }: Proven): Promise<boolean> {
  const { userId, sessionId } = await lockOwnFactor(tx, actor, 'open');
  if (!(await notePasskeyUse(tx, passkeyId, counter))) return false;
  await deleteWrong(tx, userId);
  await noteFactorGiven(tx, sessionId);
  return true;
}

/** Throws `not_found`. */
export async function removePasskey(tx: Tx, actor: Actor, passkeyId: number): Promise<void> {
  const { userId } = await lockOwnFactor(tx, actor, 'own');
  if (!(await deletePasskey(tx, userId, passkeyId))) throw new AppError('not_found');
  await recordFactorChange(tx, { userId, actorId: userId, action: 'remove_passkey' });
  await noteFactorRemoved(tx, userId);
}
