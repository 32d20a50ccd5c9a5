// Which phone number an operator's search means. Searching for any other part of a number would let operators find it
// digit by digit.
import { phoneDigitsPattern } from '@haat/contract/phone';
import { plainDigits } from '@haat/contract/typed-number';

/** All of it as `+91…`, or how it ends. */
type SearchedNumber = { readonly whole: string } | { readonly end: string };

const wholePattern = new RegExp(`^(?:91|0091|0)?(${phoneDigitsPattern})$`);

/** Undefined for words, and for any other part of a number. */
export function searchedNumber(search: string | undefined): SearchedNumber | undefined {
  const digits = plainDigits(search ?? '').replaceAll(/[\s()+-]/g, '');
  if (/^\d{4}$/.test(digits)) return { end: digits };
  const whole = wholePattern.exec(digits)?.[1];
  return whole === undefined ? undefined : { whole: `+91${whole}` };
}
