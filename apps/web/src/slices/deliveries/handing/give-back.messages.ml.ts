import type { Translated } from '../../../platform/words.ts';
import type * as english from './give-back.messages.ts';

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
