import type { Translated } from '../../../platform/words.ts';
import type * as english from './handing.messages.ts';

export const handing: Translated<typeof english.handing> = {
  code: 'ഡെലിവറി കോഡ്',
  codeHint: 'ഉപഭോക്താവിന്റെ ഫോണിലെ നാല് അക്കങ്ങൾ ചോദിക്കുക.',
  codeFault: 'നാല് അക്കങ്ങൾ എഴുതുക',
  noCode: 'കോഡ് ഇല്ലേ?',
  hasCode: 'കോഡ് ഉണ്ട്',
  choose: 'കാരണം തിരഞ്ഞെടുക്കുക',
  over: 'ഡെലിവറി കോഡ് പലതവണ തെറ്റി. കോഡ് ഇല്ലാത്തതിന്റെ കാരണം പറയുക.',
  no_phone: 'ഇവിടെ ഫോൺ ഇല്ല',
  phone_dead: 'ഫോൺ ഓഫാണ്',
  someone_else: 'മറ്റൊരാൾ വാങ്ങുന്നു',
  wrongLater: 'ഡെലിവറി കോഡ് തെറ്റായിരുന്നു. ‘എത്തിച്ചു’ വീണ്ടും അമർത്തുക.',
  overLater: 'ഡെലിവറി കോഡ് പലതവണ തെറ്റി. ‘എത്തിച്ചു’ വീണ്ടും അമർത്തി, കോഡ് ഇല്ലാത്തതിന്റെ കാരണം പറയുക.',
  neededLater: 'ഈ ഓർഡറിന് ഡെലിവറി കോഡോ കാരണമോ വേണം. ‘എത്തിച്ചു’ വീണ്ടും അമർത്തുക.',
};
