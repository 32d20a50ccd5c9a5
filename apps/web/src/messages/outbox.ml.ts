import type { Translated } from '../platform/words.ts';
import type * as english from './outbox.ts';

export const outbox: Translated<typeof english.outbox> = {
  waiting: 'നെറ്റ്‌വർക്കിനായി കാത്തിരിക്കുന്നു',
  taken: (what) => `ഈ ഫോണിൽ സേവ് ചെയ്തു: ${what}`,
  keepOpen: (what) => `ഈ പേജ് അടയ്ക്കരുത്: ${what}`,
  next: (what) => `അടുത്തത്: ${what}`,
  notDone: 'ഇത് ഇനി ചെയ്യാനാവില്ല',
  notDoneNamed: (name) => `${name}: ഇത് ഇനി ചെയ്യാനാവില്ല`,
  needsConnection: 'ഓർഡർ ചെയ്യാൻ നെറ്റ്‌വർക്ക് വേണം. കാർട്ട് ഈ ഫോണിൽത്തന്നെ ഉണ്ടാകും.',
  needsConnectionAndPage: 'ഓർഡർ ചെയ്യാൻ നെറ്റ്‌വർക്ക് വേണം. ഈ പേജ് അടയ്ക്കരുത്.',
  lostAtExpiry: 'ലോഗൗട്ട് ആയതിനാൽ, നെറ്റ്‌വർക്കിനായി കാത്തിരുന്നവ അയച്ചില്ല. ലോഗിൻ ചെയ്തിട്ട് അവ വീണ്ടും ചെയ്യുക.',
  actionNeedsConnection: 'ഇതിന് നെറ്റ്‌വർക്ക് വേണം. നെറ്റ്‌വർക്ക് കിട്ടുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.',
  verifyNeedsConnection: 'പരിശോധന പൂർത്തിയാക്കാൻ നെറ്റ്‌വർക്ക് വേണം. നിങ്ങൾ തിരഞ്ഞെടുത്തത് ഈ ഫോണിൽത്തന്നെ ഉണ്ടാകും.',
  verifyNeedsConnectionAndPage: 'പരിശോധന പൂർത്തിയാക്കാൻ നെറ്റ്‌വർക്ക് വേണം. ഈ പേജ് അടയ്ക്കരുത്.',
  loggingOut: 'കാത്തിരിക്കുന്നത് നഷ്ടപ്പെടും, ആരും അത് കാണില്ല.',
  logOut: (count) => `${count} കാര്യം നെറ്റ്‌വർക്കിനായി കാത്തിരിക്കുന്നു. അയയ്ക്കാതെ ലോഗൗട്ട് ചെയ്യണോ?`,
};
