// What is wrong in a row of a shop's file.
import type { LocalizedText } from '../../../platform/localized-text.ts';

export const goodsMessages = {
  notYours: (id: string): LocalizedText => ({
    en: `There is no product ${id} in your shop.`,
    hi: `आपकी दुकान में सामान ${id} नहीं है।`,
    ml: `നിങ്ങളുടെ കടയിൽ ${id} എന്ന സാധനമില്ല.`,
  }),
  twice: (line: number): LocalizedText => ({
    en: `Line ${line} already has this product. Keep one of the two lines.`,
    hi: `यह सामान लाइन ${line} में भी है। दोनों में से एक रखें।`,
    ml: `ഈ സാധനം വരി ${line}-ലുമുണ്ട്. രണ്ടിൽ ഒന്ന് മാത്രം വയ്ക്കുക.`,
  }),
  lostLetters: {
    en: 'Letters are lost here. Save the file as CSV UTF-8 in the spreadsheet, then choose it again.',
    hi: 'यहाँ अक्षर बिगड़ गए हैं। फ़ाइल को CSV UTF-8 में सेव करें, फिर से चुनें।',
    ml: 'ഇവിടെ അക്ഷരങ്ങൾ നഷ്ടപ്പെട്ടു. ഫയൽ CSV UTF-8 ആയി സേവ് ചെയ്ത് വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  },
  missing: {
    en: 'This cell is empty. Fill it in.',
    hi: 'यह ख़ाना ख़ाली है। इसे भरें।',
    ml: 'ഈ കള്ളി ഒഴിഞ്ഞതാണ്. പൂരിപ്പിക്കുക.',
  },
  tooLong: (most: number): LocalizedText => ({
    en: `Longer than ${most} characters. Shorten it.`,
    hi: `${most} अक्षरों से ज़्यादा है। छोटा करें।`,
    ml: `${most} അക്ഷരത്തിൽ കൂടുതലാണ്. ചെറുതാക്കുക.`,
  }),
  noType: (name: string): LocalizedText => ({
    en: `There is no product type “${name}”. Correct its name.`,
    hi: `“${name}” नाम का कोई प्रकार नहीं है। नाम ठीक करें।`,
    ml: `“${name}” എന്ന തരമില്ല. പേര് ശരിയാക്കുക.`,
  }),
  notAPrice: (cell: string): LocalizedText => ({
    en: `“${cell}” is not a price. Write it like 26 or 26.50.`,
    hi: `“${cell}” क़ीमत नहीं है। ऐसे लिखें: 26 या 26.50.`,
    ml: `“${cell}” ഒരു വിലയല്ല. 26 അല്ലെങ്കിൽ 26.50 എന്ന് എഴുതുക.`,
  }),
  notACount: (cell: string): LocalizedText => ({
    en: `“${cell}” is not a whole number from 0. Write it like 12.`,
    hi: `“${cell}” पूरी संख्या नहीं है। ऐसे लिखें: 12.`,
    ml: `“${cell}” പൂർണ്ണസംഖ്യയല്ല. 12 എന്ന് എഴുതുക.`,
  }),
  notANumber: (cell: string): LocalizedText => ({
    en: `“${cell}” is not a number above 0. Write it like 500 or 1.5.`,
    hi: `“${cell}” 0 से बड़ी संख्या नहीं है। ऐसे लिखें: 500 या 1.5.`,
    ml: `“${cell}” പൂജ്യത്തിനു മുകളിലുള്ള സംഖ്യയല്ല. 500 അല്ലെങ്കിൽ 1.5 എന്ന് എഴുതുക.`,
  }),
  notAUnit: (cell: string, units: string): LocalizedText => ({
    en: `The unit “${cell}” is unknown. Write ${units}.`,
    hi: `“${cell}” इकाई नहीं है। इनमें से लिखें: ${units}.`,
    ml: `“${cell}” എന്ന അളവില്ല. ഇവയിൽ ഒന്ന് എഴുതുക: ${units}.`,
  }),
  notYesOrNo: {
    en: 'Write true or false.',
    hi: 'true या false लिखें।',
    ml: 'true അല്ലെങ്കിൽ false എഴുതുക.',
  },
  manyTags: (most: number): LocalizedText => ({
    en: `Use at most ${most} tags.`,
    hi: `ज़्यादा से ज़्यादा ${most} टैग रखें।`,
    ml: `${most} ടാഗുകൾ വരെ മാത്രം.`,
  }),
};
