import type { Translated } from '../../../platform/words.ts';
import type * as english from './shop-work.messages.ts';

export const shopWork: Translated<typeof english.shopWork> = {
  closedWeekdays: 'ആഴ്ചതോറും അവധി',
  weekdays: {
    0: 'ഞായർ',
    1: 'തിങ്കൾ',
    2: 'ചൊവ്വ',
    3: 'ബുധൻ',
    4: 'വ്യാഴം',
    5: 'വെള്ളി',
    6: 'ശനി',
  },
  closedDay: 'അവധി ദിവസം',
  closedDayHint: 'അവധിയുള്ള തീയതി തിരഞ്ഞെടുക്കുക. അന്നത്തേക്ക് ആർക്കും ഓർഡർ ചെയ്യാനാവില്ല.',
  addDay: 'ദിവസം ചേർക്കുക',
  dayNeeded: 'ആദ്യം തീയതി തിരഞ്ഞെടുക്കുക',
  dayPassed: 'ഈ തീയതി കഴിഞ്ഞു. ഇന്നത്തെയോ അതിനുശേഷമുള്ളതോ ആയ തീയതി തിരഞ്ഞെടുക്കുക.',
  removeDay: (day) => `${day} അവധി വേണ്ട`,
  tooManyDays: (most) => `പരമാവധി ${most} ദിവസം തിരഞ്ഞെടുക്കുക`,
  offersPickUp: 'ഉപഭോക്താക്കൾക്ക് കടയിൽ വന്നെടുക്കാം',
  offersPickUpHint: 'വന്നെടുക്കുന്നവർ ഡെലിവറിക്ക് പണം നൽകേണ്ട.',
  preparation: 'ഒരുക്കാനുള്ള സമയം, മിനിറ്റിൽ',
  preparationHint: 'ഡെലിവറി സമയം തുടങ്ങുന്നതിന് മുമ്പ് കുറഞ്ഞത് ഇത്രയും സമയം കിട്ടും.',
  preparationFault: '0 മുതൽ 1,440 വരെ മിനിറ്റ് നൽകുക',
  secondNumber: 'രണ്ടാമത്തെ ഫോൺ നമ്പർ',
  secondNumberHint: 'നിർബന്ധമില്ല. ഓർഡറിന് മറുപടി വൈകിയാൽ ഇതിലേക്കും മെസേജ് വരും.',
  unconfirmedHint: 'ഇതുവരെ പരിശോധിച്ചിട്ടില്ല. കോഡ് താഴെ നൽകുക.',
  unconfirmed: 'രണ്ടാമത്തെ നമ്പർ പരിശോധിച്ചിട്ടില്ല',
  unconfirmedLine: (number) =>
    `${number} എന്ന നമ്പറിലേക്ക് കോഡുള്ള ഒരു SMS പോകും. ആ കോഡ് ചോദിച്ച് ഇവിടെ നൽകുക. അതുവരെ അങ്ങോട്ട് വേറെ SMS പോകില്ല.`,
  secondCode: 'SMS-ലെ കോഡ്',
  fourDigits: 'SMS-ലെ നാല് അക്കങ്ങൾ നൽകുക',
  codeOver: 'ഈ കോഡ് ഇനി പ്രവർത്തിക്കില്ല. പുതിയ കോഡ് അയയ്ക്കുക.',
  confirmNumber: 'നമ്പർ പരിശോധിക്കുക',
  sendCode: 'കോഡ് അയയ്ക്കുക',
  codeSent: 'കോഡ് അയച്ചു',
};
