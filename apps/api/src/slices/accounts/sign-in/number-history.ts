import { createHmac } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { codeDayMs, type NumberHistory } from './code-rules.ts';
import {
  findLastSignIn,
  getAddressKey,
  listSentCodes,
  listWrongGuesses,
  lockNumber,
  upsertKnownAddress,
} from './sign-in.queries.ts';

/** Locks the number, so that simultaneous codes and guesses are counted one after another. */
export async function lockNumberHistory(tx: Tx, number: string, address: string): Promise<NumberHistory> {
  const addressHash = await hashAddress(tx, address);
  await lockNumber(tx, number);
  const after = new Date(tx.now.getTime() - codeDayMs);
  return {
    now: tx.now,
    codes: await listSentCodes(tx, number, after),
    guesses: await listWrongGuesses(tx, number, after),
    addressHash,
    knownSince: await findLastSignIn(tx, number, addressHash),
  };
}

/** Remembers that the person has signed in from this address. */
export async function rememberAddress(tx: Tx, userId: number, address: string): Promise<void> {
  await upsertKnownAddress(tx, userId, await hashAddress(tx, address));
}

/** The only form in which a client address is stored. */
async function hashAddress(tx: Tx, address: string): Promise<string> {
  return createHmac('sha256', await getAddressKey(tx))
    .update(address)
    .digest('base64url');
}
