// Numbers as people type them into fields and write them into files. One reading for all of them.

/** Of all scripts of India. In each block of Unicode, the last four bits of a digit are its value plus 6. */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Turns the digits of India's scripts into 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6));

const plain = /^-?(\d+\.?|\d*\.\d+)$/;
const decimalComma = /^-?\d+,\d{1,2}$/;
/** `1,200`, `1,000,000` or `10,00,000`, and not `0,500`, which may mean a half. */
const grouped = /^-?([1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d{2})+,\d{3})(\.\d*)?$/;

/** The number with 0 to 9 and a point. Undefined if it can be read in no way, or in two. */
export function plainNumber(text: string): string | undefined {
  const typed = plainDigits(text.trim());
  if (plain.test(typed)) return typed;
  if (decimalComma.test(typed)) return typed.replace(',', '.');
  return grouped.test(typed) ? typed.replaceAll(',', '') : undefined;
}

/** A price without its `₹` and the `/-` that Indians write after it, as `plainNumber` reads it. */
export const plainRupees = (text: string): string | undefined =>
  plainNumber(
    text
      .trim()
      .replace(/^(₹|rs\.?|inr)\s*/i, '')
      .replace(/\s*\/-$/, ''),
  );

const numberOf = (typed: string | undefined, decimals: number): number =>
  typed === undefined || (typed.split('.')[1] ?? '').length > decimals ? Number.NaN : Number(typed);

/** NaN for anything but a number with at most so many decimals. */
export const readNumber = (text: string, decimals: number): number => numberOf(plainNumber(text), decimals);

/** NaN for anything but an amount in whole paise. */
export const readRupees = (text: string): number => numberOf(plainRupees(text), 2);
