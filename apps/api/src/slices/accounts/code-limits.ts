// How many codes a client address may ask for, and how many may be sent in all. Counted in PostgreSQL, for all processes.
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { countOneLess, countOneMore } from './code-limit.queries.ts';
import { waitWords } from './wait-words.ts';

export interface CodeLimits {
  readonly otpLimitPerIp: number;
  readonly smsPerHour: number;
}

const addressWindowMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const allSms = 'sms';
const ofAddress = (addressHash: string) => `address:${addressHash}`;

/** Throws `rate.limited`. */
export async function takeAddressPlace(tx: Tx, addressHash: string, limits: CodeLimits): Promise<void> {
  const { count, msLeft } = await countOneMore(tx, ofAddress(addressHash), addressWindowMs);
  if (count > limits.otpLimitPerIp) throw tooManyCodes(msLeft);
}

/** Answers whether this is the last SMS of the hour. Throws `unavailable`. */
export async function takeSmsPlace(tx: Tx, { smsPerHour }: CodeLimits): Promise<{ isLast: boolean }> {
  const { count, msLeft } = await countOneMore(tx, allSms, hourMs);
  if (count > smsPerHour) {
    throw new AppError('unavailable', {
      detail: `No more codes can be sent for now. Try again in ${waitWords(msLeft)}.`,
      retryAfterSeconds: msLeft / 1000,
    });
  }
  return { isLast: count === smsPerHour };
}

/** For a code that could not be sent. */
export async function giveBackPlaces(tx: Tx, addressHash: string): Promise<void> {
  await countOneLess(tx, ofAddress(addressHash));
  await countOneLess(tx, allSms);
}

export const tooManyCodes = (waitMs: number): AppError =>
  new AppError('rate.limited', {
    detail: `Too many codes were asked for. Try again in ${waitWords(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });
