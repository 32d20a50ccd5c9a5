import { limits } from '@haat/contract/limits';
import type { LocalizedText } from '../../platform/localized-text.ts';

export const cartMessages = {
  closed: (shop: string): LocalizedText => ({
    en: `${shop} is closed now. Try again when it is open.`,
    hi: `${shop} अभी बंद है। दुकान खुलने पर फिर से कोशिश करें।`,
    ml: `${shop} ഇപ്പോൾ അടച്ചിരിക്കുകയാണ്. തുറക്കുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.`,
  }),
  outOfReach: (shop: string): LocalizedText => ({
    en: `${shop} does not deliver to this address. Choose a nearer one.`,
    hi: `${shop} इस पते पर सामान नहीं पहुँचाती। पास का पता चुनें।`,
    ml: `${shop} ഈ വിലാസത്തിലേക്ക് എത്തിക്കുന്നില്ല. അടുത്തുള്ള വിലാസം തിരഞ്ഞെടുക്കുക.`,
  }),
  full: {
    en: `A cart can hold ${limits.cartLines} different products. Order these first, or remove one.`,
    hi: `कार्ट में ${limits.cartLines} अलग-अलग चीज़ें ही आ सकती हैं। पहले इन्हें ऑर्डर करें, या एक चीज़ हटाएँ।`,
    ml: `കാർട്ടിൽ ${limits.cartLines} തരം സാധനങ്ങളേ ചേർക്കാനാകൂ. ആദ്യം ഇവ ഓർഡർ ചെയ്യുക, അല്ലെങ്കിൽ ഒന്ന് ഒഴിവാക്കുക.`,
  },
  fullLine: {
    en: `A cart can hold at most ${limits.cartLine} of one product.`,
    hi: `कार्ट में एक सामान ज़्यादा से ज़्यादा ${limits.cartLine} आ सकता है।`,
    ml: `ഒരു സാധനം പരമാവധി ${limits.cartLine} എണ്ണമേ കാർട്ടിൽ ചേർക്കാനാകൂ.`,
  },
};
