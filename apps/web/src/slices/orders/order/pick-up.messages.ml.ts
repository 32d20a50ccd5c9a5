import type { Translated } from '../../../platform/words.ts';
import type * as english from './pick-up.messages.ts';

export const pickUp: Translated<typeof english.pickUp> = {
  fetchAtShop: 'കടയിൽ വന്നെടുക്കുക',
  ready: 'വന്നെടുക്കാൻ തയ്യാർ',
  notReady: 'തയ്യാറായിട്ടില്ല',
  openInMaps: 'മാപ്പിൽ തുറക്കുക',
  code: 'പിക്ക്-അപ്പ് കോഡ്',
  codeLine: 'കടയിൽ ഇത് പറയുക.',
  address: 'വിലാസം',
  fetched: 'ഉപഭോക്താവ് വന്നെടുക്കും',
  how: 'എങ്ങനെ കിട്ടണം?',
  howTheyGetIt: 'എങ്ങനെ കിട്ടണം?',
  ways: { delivery: 'ഡെലിവറി', pick_up: 'കടയിൽ വന്നെടുക്കൽ' },
  slotLine: 'ഈ സമയത്താണ് കടയിൽ വന്നെടുക്കേണ്ടത്.',
  payAtShop: 'പണം കടയിൽ നൽകുക.',
  giveBack: (rupees) => `${rupees} തിരികെ നൽകുക`,
  getBack: (rupees) => `${rupees} തിരികെ കിട്ടും`,
  ahead: { ACCEPTED: 'കട തയ്യാറാക്കുന്നു', ready: 'കടയിൽ വന്നെടുക്കുക' },
};
