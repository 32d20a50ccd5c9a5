import { limits } from '@haat/contract/limits';

/** The digits of a code, also when it was pasted with a blank. */
export const appDigits = (text: string): string => text.replace(/\D/g, '').slice(0, limits.otpDigits);

/** Undefined for a whole code. */
export const faultOfCode = (code: string): string | undefined =>
  code.length === limits.otpDigits ? undefined : 'Enter the 6 digits that the app shows.';
