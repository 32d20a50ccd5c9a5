/**
 * What somebody typed or pasted → the digits of the number, without +91, a leading 0 and blanks. Digits beyond the tenth
 * stay, so that a wrong number is refused and no stranger gets the code.
 */
export const phoneDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^91(?=\d{10}$)/, '')
    .replace(/^0+/, '');
