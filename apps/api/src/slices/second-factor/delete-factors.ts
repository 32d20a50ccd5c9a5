import type { Tx } from '../../platform/database.ts';
import { deleteApp } from './app.queries.ts';
import { deletePasskeysOf } from './passkey.queries.ts';
import { deleteRecoveryHashes } from './recovery-code.queries.ts';
import { deleteWrong } from './wrong-factor.queries.ts';

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
