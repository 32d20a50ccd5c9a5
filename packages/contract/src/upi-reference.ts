// The last characters of the bank's reference of a payment by UPI.
import { plainDigits } from './typed-number.ts';

export const upiReferencePattern = '^[A-Za-z0-9]{4,12}$';

/** Without the blanks and hyphens that people type into it. The digits of India's scripts become 0 to 9. */
export const plainReference = (typed: string): string => plainDigits(typed).replace(/[\s\p{Pd}]/gu, '');

export const isReference = (typed: string): boolean =>
  new RegExp(upiReferencePattern).test(plainReference(typed));
