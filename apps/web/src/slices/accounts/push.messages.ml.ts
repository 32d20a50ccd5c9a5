import type { Translated } from '../../platform/words.ts';
import type * as english from './push.messages.ts';

export const push: Translated<typeof english.push> = {
  switch: 'അറിയിപ്പുകൾ',
  explanation: 'ഈ ഫോണിൽ, Haat അടച്ചിരിക്കുമ്പോഴും.',
  blocked: 'അറിയിപ്പുകൾ തടഞ്ഞിരിക്കുന്നു. ബ്രൗസറിന്റെയോ ഫോണിന്റെയോ സെറ്റിങ്സിൽ അനുവദിക്കുക.',
  refused: 'ഈ ഫോണിൽ അറിയിപ്പുകൾ ഓണാക്കാൻ കഴിഞ്ഞില്ല. വീണ്ടും ഓണാക്കി നോക്കുക.',
  impossible: 'ഇവിടെ അറിയിപ്പുകൾ കിട്ടില്ല.',
  ask: {
    title: 'അറിയിപ്പുകൾ ഓണാക്കണോ?',
    customer: 'ഓർഡർ സ്വീകരിക്കുമ്പോഴും എത്തുമ്പോഴും ഞങ്ങൾ അറിയിക്കാം.',
    retailer: 'പുതിയ ഓർഡർ വരുമ്പോൾ അറിയിക്കാം, Haat അടച്ചിരിക്കുമ്പോഴും.',
    deliverer: 'പുതിയ ഡെലിവറി വരുമ്പോൾ അറിയിക്കാം, Haat അടച്ചിരിക്കുമ്പോഴും.',
    turnOn: 'ഓണാക്കുക',
    notNow: 'ഇപ്പോൾ വേണ്ട',
  },
};
