// Recovery codes: ten characters that look different from each other, in two groups.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@haat/contract/limits';

const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const group = 5;

export interface HashedCodes {
  /** For the person, who sees them once. */
  readonly codes: readonly string[];
  readonly salt: string;
  readonly hashes: readonly string[];
}

const makeGroup = (): string => Array.from({ length: group }, () => signs[randomInt(signs.length)]).join('');

/** Ten new codes, of 49 random bits each. */
export const makeRecoveryCodes = (): readonly string[] =>
  Array.from({ length: limits.recoveryCodes }, () => `${makeGroup()}-${makeGroup()}`);

export const makeSalt = (): string => randomBytes(16).toString('base64url');

/** Without blanks and hyphens, in small letters. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export function isSameHash(one: string, other: string): boolean {
  const [mine, kept] = [Buffer.from(one), Buffer.from(other)];
  return mine.length === kept.length && timingSafeEqual(mine, kept);
}
