// Codes of an SMS: cryptographically random, stored only as a salted hash, compared in constant time.

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { LocalizedText } from '../../../platform/localized-text.ts';

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

const minuteMs = 60_000;

/** 'a minute', '14 minutes', '23 hours': rounded up. */
export function waitWords(ms: number): LocalizedText {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  if (minutes === 1) return { en: 'a minute', hi: 'एक मिनट', ml: 'ഒരു മിനിറ്റ്' };
  if (minutes <= 90) return { en: `${minutes} minutes`, hi: `${minutes} मिनट`, ml: `${minutes} മിനിറ്റ്` };
  const hours = Math.ceil(minutes / 60);
  return { en: `${hours} hours`, hi: `${hours} घंटे`, ml: `${hours} മണിക്കൂർ` };
}
