import type { Translated } from '../../../platform/words.ts';
import type * as english from './handing.messages.ts';

export const handing: Translated<typeof english.handing> = {
  code: 'ഡെലിവറി കോഡ്',
  codeHint: 'ഉപഭോക്താവിന്റെ ഫോണിലെ നാല് അക്കങ്ങൾ ചോദിക്കുക.',
  codeFault: 'നാല് അക്കങ്ങൾ എഴുതുക',
  noCode: 'കോഡ് ഇല്ലേ?',
  photo: 'തെളിവിനുള്ള ഫോട്ടോ',
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

export const giveBackWords: Translated<typeof english.giveBackWords> = {
  cannotDeliver: 'എനിക്ക് ഇത് എത്തിക്കാനാവില്ല',
  why: 'എന്തുകൊണ്ട്?',
  reasons: {
    too_far: 'ദൂരം കൂടുതലാണ്',
    vehicle: 'എന്റെ വണ്ടി കേടായി',
    unwell: 'എനിക്ക് സുഖമില്ല',
    other: 'മറ്റൊരു കാരണം',
    nobody_there: 'അവിടെ ആരുമില്ല',
    not_found: 'വീട് കണ്ടെത്താനാവുന്നില്ല',
    refused: 'അവർ ഓർഡർ വാങ്ങുന്നില്ല',
  },
  opensAgain: 'പിന്നെ മറ്റു ഡെലിവറി ഏജന്റുമാർക്ക് ഇത് ഏറ്റെടുക്കാം.',
  staysYours: 'ഓർഡർ നിങ്ങളുടെ കൈയിൽ തന്നെ. ഉപഭോക്താവിനെയും കടയെയും ഓപ്പറേറ്ററെയും അറിയിക്കും.',
  note: 'കുറിപ്പ്',
  noteHint: 'നിർബന്ധമില്ല. കടയും ഓപ്പറേറ്ററും ഇത് വായിക്കും.',
  chooseReason: 'ഒരു കാരണം തിരഞ്ഞെടുക്കുക.',
};
