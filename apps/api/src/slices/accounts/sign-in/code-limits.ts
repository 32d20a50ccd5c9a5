// Limits of codes per client address, of all SMS, and of those to one number. Counted in PostgreSQL, so all processes share the counts.
import { createHash } from 'node:crypto';
import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { accountMessages } from '../accounts.messages.ts';
import { waitWords } from './code-rules.ts';
import { countOneLess, countOneMore } from './sign-in.queries.ts';

export interface CodeLimits {
  readonly otpLimitPerIp: number;
  readonly smsPerHour: number;
}

const addressWindowMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const allSms = 'sms';
/** A fifth of a smaller limit would be too small to help. */
const leastWithReserve = 100;
const ofAddress = (addressHash: string) => `address:${addressHash}`;

/** Throws `rate.limited`. */
export async function takeAddressPlace(tx: Tx, addressHash: string, limits: CodeLimits): Promise<void> {
  const { count, msLeft } = await countOneMore(tx, ofAddress(addressHash), addressWindowMs);
  if (count > limits.otpLimitPerIp) throw tooManyCodes(msLeft);
}

/**
 * Returns an error for the log when this is the last SMS of the hour, or the last one before the reserve.
 * Throws `unavailable`.
 */
export async function takeSmsPlace(
  tx: Tx,
  { isKnownAddress }: { readonly isKnownAddress: boolean },
  { smsPerHour }: Pick<CodeLimits, 'smsPerHour'>,
): Promise<string | undefined> {
  const { count, msLeft } = await countOneMore(tx, allSms, hourMs);
  const forEverybody = smsPerHour - reserveOf(smsPerHour);
  if (count > (isKnownAddress ? smsPerHour : forEverybody)) {
    throw new AppError('unavailable', {
      detail: accountMessages.noMoreCodes(waitWords(msLeft)),
      retryAfterSeconds: msLeft / 1000,
    });
  }
  if (count === smsPerHour) return 'SMS_PER_HOUR is reached: nobody can sign in until the hour is over';
  if (count === forEverybody) {
    return 'Only the last fifth of SMS_PER_HOUR is left: people can sign in only from addresses they have used before';
  }
  return undefined;
}

/** SMS kept for numbers that have signed in from the same address before. Invented numbers can't use them up. */
const reserveOf = (smsPerHour: number): number =>
  smsPerHour < leastWithReserve ? 0 : Math.floor(smsPerHour / 5);

const ofNumber = (number: string) => `number:${createHash('sha256').update(number).digest('base64url')}`;

/**
 * For an SMS to a number that isn't the one of the account that causes it: its owner may not want it. Throws `rate.limited`.
 */
export async function takeNumberPlace(tx: Tx, number: string): Promise<void> {
  const { smsToOthersNumber } = serverLimits;
  const { count, msLeft } = await countOneMore(tx, ofNumber(number), dayMs);
  if (count <= smsToOthersNumber) return;
  throw new AppError('rate.limited', {
    detail: accountMessages.tooManySmsTo(smsToOthersNumber),
    retryAfterSeconds: msLeft / 1000,
  });
}

/** Undoes the count of an SMS that could not be sent. */
export const returnNumberPlace = (tx: Tx, number: string): Promise<void> =>
  countOneLess(tx, ofNumber(number));

/** Undoes the count for a code that could not be sent. */
export async function returnPlaces(tx: Tx, addressHash: string): Promise<void> {
  await countOneLess(tx, ofAddress(addressHash));
  await returnSmsPlace(tx);
}

/** Undoes the count of an SMS that could not be sent. */
export const returnSmsPlace = (tx: Tx): Promise<void> => countOneLess(tx, allSms);

export const tooManyCodes = (waitMs: number): AppError =>
  new AppError('rate.limited', {
    detail: accountMessages.tooManyCodes(waitWords(waitMs)),
    retryAfterSeconds: waitMs / 1000,
  });
