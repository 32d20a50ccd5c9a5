// The rules of the forms (TEXT-1 to TEXT-5). Each returns its message or null. Limits are the contract's.
import { limits } from '@haat/contract/limits';
import { phoneDigitsPattern } from '@haat/contract/phone';
import { fieldErrors } from '../../messages/fields.ts';

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

export const required = (value: unknown): string | null => (isBlank(value) ? fieldErrors.required : null);

/** Counts like the server: characters, without the blanks around the text. */
export function atMost(most: number, value: string): string | null {
  const count = [...value.trim()].length;
  return count > most ? fieldErrors.tooLong(most, count) : null;
}

/** For a required text with a limit. */
export const limitedText =
  (most: number) =>
  (value: string): string | null =>
    required(value) ?? atMost(most, value);

export function phone(value: string): string | null {
  if (isBlank(value)) return fieldErrors.required;
  return new RegExp(`^${phoneDigitsPattern}$`).test(value) ? null : fieldErrors.phone;
}

/** Something@domain.tld, as the contract has it. */
export function email(value: string): string | null {
  if (isBlank(value)) return fieldErrors.required;
  const isRight = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
  return isRight ? atMost(limits.email, value) : fieldErrors.email;
}
