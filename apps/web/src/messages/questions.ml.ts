// The texts of questions.ts in Malayalam.
import type { Translated } from '../platform/words.ts';
import type * as english from './questions.ts';

export const questions: Translated<typeof english.questions> = {
  sure: 'ഉറപ്പാണോ?',
  acceptDelivery: 'ഈ ഡെലിവറി സ്വീകരിക്കട്ടെ?',
  deleteProduct: 'ഈ സാധനം നീക്കട്ടെ?',
  acceptOrder: 'ഈ ഓർഡർ സ്വീകരിക്കട്ടെ?',
  rejectOrder: 'ഈ ഓർഡർ നിരസിക്കട്ടെ?',
  otherShop: 'കാർട്ടിൽ മറ്റൊരു കടയിലെ സാധനങ്ങളുണ്ട്. തുടരട്ടെ?',
  otherAddress: 'കാർട്ടിലെ സാധനങ്ങൾ മറ്റൊരു വിലാസത്തിലേക്കാണ്. തുടരട്ടെ?',
  locationOff: 'ലൊക്കേഷൻ ഓണല്ല. അത് ഓണാക്കിയിട്ട് വീണ്ടും ശ്രമിക്കുക',
  yes: 'അതെ',
  no: 'വേണ്ട',
  ok: 'ശരി',
};
