import { limits } from '@haat/contract/limits';

export const shopMessages = {
  oneShop: {
    en: 'You already have a shop. Open it under Retailer.',
    hi: 'आपकी दुकान पहले से है। उसे ‘दुकानदार’ में खोलें।',
    ml: 'നിങ്ങൾക്ക് ഒരു കടയുണ്ട്. ‘കടയുടമ’ എന്നതിൽ അത് തുറക്കുക.',
  },
  chooseType: {
    en: 'Choose a shop type from the list.',
    hi: 'सूची में से दुकान का प्रकार चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് കടയുടെ തരം തിരഞ്ഞെടുക്കുക.',
  },
  chooseTypes: {
    en: 'Choose shop types from the list.',
    hi: 'सूची में से दुकान के प्रकार चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് കടയുടെ തരങ്ങൾ തിരഞ്ഞെടുക്കുക.',
  },
  longAddress: {
    en: `Use at most ${limits.address} letters in the three lines together.`,
    hi: `तीनों लाइनों में कुल मिलाकर ज़्यादा से ज़्यादा ${limits.address} अक्षर लिखें।`,
    ml: `മൂന്ന് വരികളിലും കൂടി പരമാവധി ${limits.address} അക്ഷരം മതി.`,
  },
};
