import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import {
  type CodeLimits,
  countOneMore,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from '../accounts/index.ts';
import { giveNewCode, takeBackCode } from './ask-second-number.ts';
import { lockSecondNumber } from './shop.queries.ts';
import { shopMessages } from './shops.messages.ts';

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
