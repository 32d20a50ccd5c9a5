// The texts of outbox.ts in Malayalam.
import type { Translated } from '../platform/words.ts';
import type * as english from './outbox.ts';

export const outbox: Translated<typeof english.outbox> = {
  waiting: 'നെറ്റ്‌വർക്കിനായി കാക്കുന്നു',
  notDone: 'ഇത് ഇനി ചെയ്യാനായില്ല',
  notDoneNamed: (name) => `${name}: ഇത് ഇനി ചെയ്യാനായില്ല`,
  needsConnection: 'ഓർഡർ ചെയ്യാൻ നെറ്റ്‌വർക്ക് വേണം. കാർട്ട് ഈ ഫോണിൽത്തന്നെ ഉണ്ടാകും.',
  lostAtExpiry: 'നിങ്ങൾ സൈൻ ഔട്ട് ആയതിനാൽ, കണക്ഷൻ കാത്തിരുന്നത് അയച്ചില്ല. സൈൻ ഇൻ ചെയ്ത് വീണ്ടും ചെയ്യുക.',
  verifyNeedsConnection: 'പരിശോധന പൂർത്തിയാക്കാൻ കണക്ഷൻ വേണം. നിങ്ങൾ തിരഞ്ഞെടുത്തത് ഈ ഫോണിൽ ഉണ്ടാകും.',
  logOut: (count) => `${count} കാര്യം നെറ്റ്‌വർക്കിനായി കാക്കുന്നു. അയയ്ക്കാതെ ലോഗൗട്ട് ചെയ്യട്ടെ?`,
};
