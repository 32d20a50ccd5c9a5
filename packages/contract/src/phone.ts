import { plainDigits } from './typed-number.ts';

/** Digits of an Indian mobile number, after `+91`. */
export const phoneDigitsPattern = '[6-9][0-9]{9}';

/** `+91`, then 6 to 9, then nine digits. */
export const phonePattern = `^\\+91${phoneDigitsPattern}$`;

/**
 * The digits of a typed or pasted number, without `+91`, a leading 0 and whatever stands between them. Keeps digits beyond
 * the tenth, so that a wrong number is refused and no stranger gets the code.
 */
export const nationalDigits = (text: string): string =>
  plainDigits(text)
    .replace(/[^\d+]/g, '')
    .replace(/^(\+91|0+(91(?=\d{10}$))?)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');

/** What a field shows of a number while it is typed: its digits, or the beginning of `+91`. */
export const typedDigits = (text: string): string =>
  text === '+' || text === '+9' ? text : nationalDigits(text);
