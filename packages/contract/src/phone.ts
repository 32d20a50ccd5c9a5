import { plainDigits } from './typed-number.ts';

/** Digits of an Indian mobile number, after `+91`. */
export const phoneDigitsPattern = '[6-9][0-9]{9}';

/** `+91`, then 6 to 9, then nine digits. */
export const phonePattern = `^\\+91${phoneDigitsPattern}$`;

const plainSigns = (text: string): string => plainDigits(text).replace(/[^\d+]/g, '');

/**
 * The digits of a typed or pasted number, without `+91`, `0091`, a leading 0 and whatever stands between them. Keeps digits
 * beyond the tenth, so that a wrong number is refused and no stranger gets the code.
 */
export const nationalDigits = (text: string): string =>
  plainSigns(text)
    .replace(/^(\+91|0091|0+(91(?=\d{10}$))?)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');

/** What a field shows of a number while it is typed: its digits, or the beginning of `+91` or `0091`. */
export function typedDigits(text: string): string {
  const signs = plainSigns(text);
  return /^(\+9?|0|009?)$/.test(signs) ? signs : nationalDigits(signs);
}
