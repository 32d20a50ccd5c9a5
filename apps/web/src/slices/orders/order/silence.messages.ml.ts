import type { Translated } from '../../../platform/words.ts';
import type * as english from './silence.messages.ts';

export const silence: Translated<typeof english.silence> = {
  unanswered: 'കട ഇതുവരെ മറുപടി നൽകിയിട്ടില്ല.',
  keepWaiting: 'കാത്തിരിക്കുക',
  otherShops: 'മറ്റു കടകൾ',
  failedTitle: 'എത്തിക്കാനായില്ല',
  failures: {
    nobody_there: 'അവിടെ ആരും ഉണ്ടായിരുന്നില്ല.',
    not_found: 'വീട് കണ്ടെത്താനായില്ല.',
    refused: 'ഓർഡർ വാങ്ങാൻ വിസമ്മതിച്ചു.',
  },
  failedLine: 'ഓപ്പറേറ്ററെ അറിയിച്ചു. ഇനി എന്തു വേണമെന്ന് ഓപ്പറേറ്റർ തീരുമാനിക്കും.',
  proof: 'ഡെലിവറി ചെയ്തയാൾ എടുത്ത ഫോട്ടോ',
  failedOwnLine: 'ഓപ്പറേറ്ററെ അറിയിച്ചു. നിങ്ങൾക്ക് ഇപ്പോഴും ഇത് എത്തിക്കാം.',
};
