// The success toasts (TEXT-17).
import { translated } from '../platform/words.ts';

export const successes = translated('successes', {
  otpSent: 'OTP sent',
  deliveryAccepted: 'Delivery accepted',
  linkCopied: 'Link copied to clipboard',
  deleted: 'Successfully deleted',
  pricesSaved: 'Prices saved',
});
