// Codes of an SMS: cryptographically random, stored only as a salted hash, compared in constant time.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

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
