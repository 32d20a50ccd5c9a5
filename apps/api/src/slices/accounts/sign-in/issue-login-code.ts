import { limits } from '@haat/contract/limits';
import type { Tx } from '../../../platform/database.ts';
import {
  type CodeLimits,
  returnPlaces,
  takeAddressPlace,
  takeSmsPlace,
  tooManyCodes,
} from './code-limits.ts';
import { codeLifeMs, hashCode, hasWaitingCode, makeCode, waitForCodeMs } from './code-rules.ts';
import { lockNumberHistory } from './number-history.ts';
import { deleteSentCode, insertSentCode, lockNumber } from './sign-in.queries.ts';

export interface CodeAsked {
  readonly number: string;
  /** The client's, as `clientAddressOf` gives it. */
  readonly address: string;
}

export interface IssuedCode {
  readonly codeId: number;
  readonly number: string;
  readonly addressHash: string;
  /** Held in memory only, until it is sent. */
  readonly code: string;
  /** The number has just got another code, which nobody has used. */
  readonly isRepeat: boolean;
  /** An error for the log. */
  readonly smsAlarm: string | undefined;
}

/** Creates a code. `validCodes` says which earlier codes still work. Throws `rate.limited` or `unavailable` without counting. */
export async function issueLoginCode(
  tx: Tx,
  { number, address }: CodeAsked,
  codeLimits: CodeLimits & { readonly otpLimitPerNumber: number },
): Promise<IssuedCode> {
  const past = await lockNumberHistory(tx, number, address);
  const waitMs = waitForCodeMs(past, codeLimits.otpLimitPerNumber);
  if (waitMs > 0) throw tooManyCodes(waitMs);
  const { addressHash, knownSince } = past;
  const code = makeCode(limits.otpDigits);
  const expiresAt = new Date(tx.now.getTime() + codeLifeMs);
  const codeId = await insertSentCode(tx, { number, addressHash, codeHash: hashCode(code), expiresAt });
  await takeAddressPlace(tx, addressHash, codeLimits);
  // All sign-ins lock this row, so it comes last.
  const smsAlarm = await takeSmsPlace(tx, { isKnownAddress: knownSince !== undefined }, codeLimits);
  return { codeId, number, addressHash, code, isRepeat: hasWaitingCode(past), smsAlarm };
}

/** Removes a code that could not be sent, and its counts. */
export async function revokeLoginCode(tx: Tx, { codeId, number, addressHash }: IssuedCode): Promise<void> {
  await lockNumber(tx, number);
  await deleteSentCode(tx, codeId);
  await returnPlaces(tx, addressHash);
}
