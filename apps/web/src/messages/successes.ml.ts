import type { Translated } from '../platform/words.ts';
import type * as english from './successes.ts';

export const successes: Translated<typeof english.successes> = {
  otpSent: 'OTP അയച്ചു',
  deliveryAccepted: 'ഡെലിവറി സ്വീകരിച്ചു',
  linkCopied: 'ലിങ്ക് കോപ്പി ചെയ്തു',
  deleted: 'മായ്ച്ചു',
  pricesSaved: 'വിലകൾ സേവ് ചെയ്തു',
};
