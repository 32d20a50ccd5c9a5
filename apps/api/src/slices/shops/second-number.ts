// The second number of a shop: the code that asks for its consent.
import { limits, serverLimits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import {
  type CodeLimits,
  countOneMore,
  hashCode,
  isSameCode,
  makeCode,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from '../accounts/index.ts';
import { lockSecondNumber, updateSecondNumber } from './shop.queries.ts';
import { shopMessages } from './shops.messages.ts';

/** Of a second number that nobody was asked about. */
export const unconfirmed = {
  isSecondNumberConfirmed: false,
  secondNumberCode: null,
  secondNumberGuesses: 0,
} as const;

/** The code is over with the last wrong one. */
const guessesAtMost = 5;

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
async function giveNewCode(tx: Tx, retailerId: number): Promise<string> {
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

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns what the SMS says, and the code only for that. Undefined for a confirmed number. Throws `not_found` without a second
 * number, `rate.limited`, `unavailable`.
 */
export async function sendSecondNumberCode(
  tx: Tx,
  { userId }: { readonly userId: number },
  limits: Pick<CodeLimits, 'smsPerHour'> | undefined,
) {
  const second = await lockSecondNumber(tx, userId);
  if (!second || second.number === null) {
    throw new AppError('not_found', { detail: shopMessages.noSecondNumber });
  }
  if (second.isConfirmed) return undefined;
  const { number, shopId, shopName } = second;
  const { count, msLeft } = await countOneMore(tx, `second number of ${shopId}`, dayMs);
  if (count > serverLimits.secondNumberCodes) {
    const detail = shopMessages.tooManyCodes(serverLimits.secondNumberCodes);
    throw new AppError('rate.limited', { detail, retryAfterSeconds: msLeft / 1000 });
  }
  await takeNumberPlace(tx, number);
  const code = await giveNewCode(tx, userId);
  // All sign-ins lock this row, so it comes last.
  const smsAlarm = limits && (await takeSmsPlace(tx, { isKnownAddress: false }, limits));
  return { number, shopName, code, smsAlarm };
}

/** Its SMS could not be sent, and doesn't count for the number. */
export async function revokeSecondNumberCode(
  tx: Tx,
  sent: { readonly retailerId: number; readonly number: string },
): Promise<void> {
  await takeBackCode(tx, sent);
  await returnNumberPlace(tx, sent.number);
  await returnSmsPlace(tx);
}

/**
 * Does nothing for a confirmed number. Returns the refusal `code.wrong`, because the counted guess must be committed. Throws
 * `not_found` without a second number, and `code.over`.
 */
export async function confirmSecondNumber(
  tx: Tx,
  { userId }: { readonly userId: number },
  code: string,
): Promise<undefined | AppError> {
  const second = await lockSecondNumber(tx, userId);
  if (!second || second.number === null) {
    throw new AppError('not_found', { detail: shopMessages.noSecondNumber });
  }
  const { isConfirmed, codeHash, guesses } = second;
  if (isConfirmed) return undefined;
  if (codeHash === null || guesses >= guessesAtMost) {
    throw new AppError('code.over', { detail: shopMessages.codeOver });
  }
  if (!isSameCode(code, codeHash)) {
    await updateSecondNumber(tx, userId, { secondNumberGuesses: guesses + 1 });
    return new AppError('code.wrong', { detail: shopMessages.wrongCode });
  }
  await updateSecondNumber(tx, userId, { ...unconfirmed, isSecondNumberConfirmed: true });
  return undefined;
}
