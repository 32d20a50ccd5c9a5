import type { Translated } from '../platform/words.ts';
import type * as english from './successes.ts';

export const successes: Translated<typeof english.successes> = {
  otpSent: 'OTP भेज दिया',
  deliveryAccepted: 'डिलीवरी स्वीकार हो गई',
  linkCopied: 'लिंक कॉपी हो गया',
  deleted: 'हटा दिया',
  pricesSaved: 'क़ीमतें सेव हुईं',
};
