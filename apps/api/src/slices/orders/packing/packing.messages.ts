import type { LocalizedText } from '../../../platform/localized-text.ts';

export const packingMessages = {
  cannotPack: (order: number): LocalizedText => ({
    en: `Order ${order} is not waiting in your shop, so it can’t be packed now. Reload it.`,
    hi: `ऑर्डर ${order} अभी आपकी दुकान में नहीं है, इसलिए उसे पैक नहीं किया जा सकता। पेज फिर से खोलें।`,
    ml: `ഓർഡർ ${order} ഇപ്പോൾ നിങ്ങളുടെ കടയിൽ ഇല്ല, അതിനാൽ പാക്ക് ചെയ്യാനാവില്ല. പേജ് വീണ്ടും തുറക്കുക.`,
  }),
  notAnInstant: {
    en: 'Give the start of a slot as it is in the list.',
    hi: 'सूची में लिखा शुरू होने का समय दें।',
    ml: 'പട്ടികയിലുള്ള തുടക്കസമയം നൽകുക.',
  },
};
