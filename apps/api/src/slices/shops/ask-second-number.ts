import { limits } from '@haat/contract/limits';
import type { Tx } from '../../platform/database.ts';
import { hashCode, makeCode } from '../accounts/index.ts';
import { unconfirmed } from './second-number.ts';
import { lockSecondNumber, updateSecondNumber } from './shop.queries.ts';

/**
 * May a reminder go to the second number of this person's shop? A `code` means that it was never asked: the SMS must ask for
 * its consent, and this is the only time that the code can be read.
 */
export async function askSecondNumber(
  tx: Tx,
  { retailerId, number }: { readonly retailerId: number; readonly number: string },
): Promise<{ readonly isAllowed: boolean; readonly code?: string }> {
  const second = await lockSecondNumber(tx, retailerId);
  if (!second || second.number !== number) return { isAllowed: false };
  if (second.isConfirmed) return { isAllowed: true };
  if (second.codeHash !== null) return { isAllowed: false };
  return { isAllowed: true, code: await giveNewCode(tx, retailerId) };
}

/** The code before it no longer works. The caller has locked the second number. */
export async function giveNewCode(tx: Tx, retailerId: number): Promise<string> {
  const code = makeCode(limits.toldCodeDigits);
  await updateSecondNumber(tx, retailerId, { ...unconfirmed, secondNumberCode: hashCode(code) });
  return code;
}

/** Its SMS could not be sent. A number that was changed or confirmed meanwhile stays as it is. */
export async function takeBackCode(
  tx: Tx,
  { retailerId, number }: { readonly retailerId: number; readonly number: string },
): Promise<void> {
  const second = await lockSecondNumber(tx, retailerId);
  if (!second || second.number !== number || second.isConfirmed) return;
  await updateSecondNumber(tx, retailerId, unconfirmed);
}
