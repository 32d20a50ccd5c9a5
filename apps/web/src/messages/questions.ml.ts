import type { Translated } from '../platform/words.ts';
import type * as english from './questions.ts';

export const questions: Translated<typeof english.questions> = {
  sure: 'ഉറപ്പാണോ?',
  acceptDelivery: 'ഈ ഡെലിവറി സ്വീകരിക്കണോ?',
  deleteProduct: 'ഈ സാധനം മായ്ക്കണോ?',
  acceptOrder: 'ഈ ഓർഡർ സ്വീകരിക്കണോ?',
  rejectOrder: 'ഈ ഓർഡർ നിരസിക്കണോ?',
  otherShop: 'കാർട്ടിൽ മറ്റൊരു കടയിലെ സാധനങ്ങളുണ്ട്. തുടരണോ?',
  otherAddress: 'കാർട്ടിലെ സാധനങ്ങൾ മറ്റൊരു വിലാസത്തിലേക്കാണ്. തുടരണോ?',
  locationOff: 'ലൊക്കേഷൻ ഓണല്ല. അത് ഓണാക്കിയിട്ട് വീണ്ടും ശ്രമിക്കുക',
  yes: 'വേണം',
  no: 'വേണ്ട',
  isSure: 'അതെ',
  isNotSure: 'അല്ല',
  ok: 'ശരി',
};
