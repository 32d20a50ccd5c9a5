/**
 * Turns typed or pasted text into the digits of a number, without +91, a leading 0 and blanks. Keeps digits beyond the
 * tenth, so that a wrong number is refused and no stranger gets the code.
 */
export const phoneDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^91(?=\d{10}$)/, '')
    .replace(/^0+/, '');
