import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { isSameCode } from '../accounts/index.ts';
import { guessesAtMost, unconfirmed } from './second-number.ts';
import { lockSecondNumber, updateSecondNumber } from './shop.queries.ts';
import { shopMessages } from './shops.messages.ts';

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
