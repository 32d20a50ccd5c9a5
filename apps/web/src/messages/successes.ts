// The success toasts (TEXT-17).
export const successes = {
  otpSent: 'OTP sent',
  deliveryAccepted: 'Delivery accepted',
  linkCopied: 'Link copied to clipboard',
  requestSubmitted: 'Request submitted',
  deleted: 'Successfully deleted',
} as const;
