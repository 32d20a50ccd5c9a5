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

/** Turns typed or pasted text into at most ten digits, without +91, a leading 0 and blanks. */
export function phoneDigits(text: string): string {
  const bare = text.trim().startsWith('+91') ? text.trim().slice(3) : text;
  const digits = bare.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > limits.phoneDigits ? digits.replace(/^91(?=\d{10}$)/, '') : digits;
  return national.replace(/^0+/, '').slice(0, limits.phoneDigits);
}
