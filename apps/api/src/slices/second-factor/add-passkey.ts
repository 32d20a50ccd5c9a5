import { limits } from '@haat/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/words.ts';
import { lockOwnFactor } from './lock-own-factor.ts';
import { noteFactorAdded } from './note-factor-added.ts';
import { insertPasskey, listPasskeys, type NewPasskeyRow } from './passkey.queries.ts';
import { recordFactorChange } from './record-factor-change.ts';
import type { HashedCodes } from './recovery-code.ts';

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
