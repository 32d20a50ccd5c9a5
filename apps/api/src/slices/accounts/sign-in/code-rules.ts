// Codes of an SMS: stored only as a salted hash, compared in constant time. How many may be sent to a number, and how often they
// may be guessed (decision 0014).
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { LocalizedText } from '../../../platform/localized-text.ts';

// How many codes may be sent to a number, and how often they may be guessed (decision 0014).
const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
export const codeDayMs = 24 * 60 * minuteMs;
const unusedCodesPerDay = 10;
const wrongGuessesPerDay = 15;
const wrongGuessesPerCode = 5;
const codesThatWork = 2;
/** Clocks of several servers differ by less. Later times were written while the clock was ahead. */
const aheadMs = minuteMs;

export interface SentCode {
  readonly id: number;
  readonly addressHash: string;
  readonly codeHash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export interface WrongGuess {
  readonly addressHash: string;
  readonly newestCodeId: number;
  readonly guessedAt: Date;
}

/** Codes and guesses of a number in the last 24 hours, oldest first, and the address of this request. */
export interface NumberHistory {
  readonly now: Date;
  readonly codes: readonly SentCode[];
  readonly guesses: readonly WrongGuess[];
  readonly addressHash: string;
  /** When this number last signed in from this address. */
  readonly knownSince: Date | undefined;
}

/** Milliseconds until another code may be sent. 0 means now. */
export function waitForCodeMs(past: NumberHistory, codesPerWindow: number): number {
  const { now, codes, addressHash, knownSince } = past;
  const unused = codes.filter(({ usedAt }) => usedAt === null);
  const shared = Math.max(
    waitMs(codes.map(timeSent), { allowed: codesPerWindow, withinMs: windowMs, now }),
    waitMs(unused.map(timeSent), { allowed: unusedCodesPerDay, withinMs: codeDayMs, now }),
  );
  if (shared === 0 || knownSince === undefined) return shared;
  // A known address keeps one place that strangers can't take. A sign-in from there frees it again.
  const own = unused.filter((code) => code.addressHash === addressHash);
  const sinceSignIn = own.filter(({ sentAt }) => sentAt >= knownSince);
  const ownPlace = Math.max(
    waitMs(sinceSignIn.map(timeSent), { allowed: 1, withinMs: windowMs, now }),
    waitMs(own.map(timeSent), { allowed: unusedCodesPerDay, withinMs: codeDayMs, now }),
  );
  return Math.min(shared, ownPlace);
}

/** Whether a code that still works waits to be used: its SMS may not have arrived. */
export const hasWaitingCode = ({ now, codes }: NumberHistory): boolean =>
  codes.some(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);

/** Milliseconds until another guess is allowed. 0 means now. For a known address only its own guesses count. */
export function waitForGuessMs({ now, guesses, addressHash, knownSince }: NumberHistory): number {
  const counted = guesses.filter((guess) => knownSince === undefined || guess.addressHash === addressHash);
  return waitMs(
    counted.map(({ guessedAt }) => guessedAt),
    { allowed: wrongGuessesPerDay, withinMs: codeDayMs, now },
  );
}

/**
 * The codes that work at this address, oldest first: the number's newest two, and the newest one that this address
 * requested. Without that one, strangers could end a neighbour's code by requesting two more.
 */
export function validCodes({ now, codes, addressHash }: NumberHistory): SentCode[] {
  const newest = codes.slice(-codesThatWork);
  const own = codes.findLast((code) => code.addressHash === addressHash);
  return codes.filter(
    (code) => (newest.includes(code) || code === own) && code.usedAt === null && code.expiresAt > now,
  );
}

/** Whether this address may still guess this code. */
export const hasTryLeft = ({ guesses, addressHash }: NumberHistory, code: SentCode): boolean =>
  guesses.filter((guess) => guess.addressHash === addressHash && guess.newestCodeId >= code.id).length <
  wrongGuessesPerCode;

const timeSent = ({ sentAt }: SentCode): Date => sentAt;

interface Window {
  readonly allowed: number;
  readonly withinMs: number;
  readonly now: Date;
}

/** `times`: oldest first. */
function waitMs(times: readonly Date[], { allowed, withinMs, now }: Window): number {
  const [first, last] = [now.getTime() - withinMs, now.getTime() + aheadMs];
  const counted = times.filter((time) => time.getTime() > first && time.getTime() <= last);
  const leavesFirst = counted[counted.length - allowed];
  return leavesFirst ? leavesFirst.getTime() + withinMs - now.getTime() : 0;
}

export const codeLifeMs = 5 * 60 * 1000;

export const makeCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

export function hashCode(code: string, salt: string = randomBytes(16).toString('base64url')): string {
  return `${salt}:${createHash('sha256').update(`${salt}:${code}`).digest('base64url')}`;
}

export function isSameCode(code: string, codeHash: string): boolean {
  const [salt = ''] = codeHash.split(':');
  const [mine, kept] = [Buffer.from(hashCode(code, salt)), Buffer.from(codeHash)];
  return mine.length === kept.length && timingSafeEqual(mine, kept);
}

/** 'a minute', '14 minutes', '23 hours': rounded up. */
export function waitWords(ms: number): LocalizedText {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  if (minutes === 1) return { en: 'a minute', hi: 'एक मिनट', ml: 'ഒരു മിനിറ്റ്' };
  if (minutes <= 90) return { en: `${minutes} minutes`, hi: `${minutes} मिनट`, ml: `${minutes} മിനിറ്റ്` };
  const hours = Math.ceil(minutes / 60);
  return { en: `${hours} hours`, hi: `${hours} घंटे`, ml: `${hours} മണിക്കൂർ` };
}
