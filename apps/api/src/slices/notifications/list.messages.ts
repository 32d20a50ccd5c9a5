import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { because, type Order } from './notifications.messages.ts';

export const listSentences = {
  sent: {
    en: 'A customer sent you a list. Offer the goods, or refuse it.',
    hi: 'एक ग्राहक ने आपको सूची भेजी है। सामान का प्रस्ताव दें, या मना करें।',
    ml: 'ഒരു ഉപഭോക്താവ് നിങ്ങൾക്ക് ലിസ്റ്റ് അയച്ചു. സാധനങ്ങൾ ഓഫർ ചെയ്യുക, അല്ലെങ്കിൽ നിരസിക്കുക.',
  },
  offered: (shop: string, rupees: number): LocalizedText => ({
    en: `${shop} offers the goods of your list for ${formatRupees(rupees)}. Do you agree?`,
    hi: `${shop} आपकी सूची का सामान ${formatRupees(rupees)} में दे रही है। क्या आप सहमत हैं?`,
    ml: `നിങ്ങളുടെ ലിസ്റ്റിലെ സാധനങ്ങൾ ${formatRupees(rupees)}-ന് ${shop} തരും. നിങ്ങൾക്ക് സമ്മതമാണോ?`,
  }),
  refused: (shop: string, why: LocalizedText | undefined): LocalizedText => {
    const end = because(why);
    return {
      en: `${shop} refused your list${end.en}`,
      hi: `${shop} ने आपकी सूची के लिए मना किया${end.hi}`,
      ml: `${shop} നിങ്ങളുടെ ലിസ്റ്റ് നിരസിച്ചു${end.ml}`,
    };
  },
  cancelled: {
    en: 'The customer cancelled the list.',
    hi: 'ग्राहक ने सूची रद्द कर दी।',
    ml: 'ഉപഭോക്താവ് ലിസ്റ്റ് റദ്ദാക്കി.',
  },
  unansweredByShop: (shop: string): LocalizedText => ({
    en: `${shop} has not answered your list. Send it again, or to another shop.`,
    hi: `${shop} ने आपकी सूची का जवाब नहीं दिया। फिर से भेजें, या दूसरी दुकान को भेजें।`,
    ml: `${shop} നിങ്ങളുടെ ലിസ്റ്റിന് മറുപടി തന്നില്ല. വീണ്ടും അയയ്ക്കുക, അല്ലെങ്കിൽ മറ്റൊരു കടയ്ക്ക് അയയ്ക്കുക.`,
  }),
  unansweredByCustomer: {
    en: 'The customer has not answered your offer for a list. It is over.',
    hi: 'ग्राहक ने सूची के आपके प्रस्ताव का जवाब नहीं दिया। उसका समय बीत गया।',
    ml: 'ലിസ്റ്റിനുള്ള നിങ്ങളുടെ ഓഫറിന് ഉപഭോക്താവ് മറുപടി തന്നില്ല. അതിന്റെ സമയം കഴിഞ്ഞു.',
  },
  agreed: ({ number }: Order): LocalizedText => ({
    en: `The customer agreed to your offer. It is order #${number}.`,
    hi: `ग्राहक आपके प्रस्ताव से सहमत है। यह ऑर्डर #${number} है।`,
    ml: `നിങ്ങളുടെ ഓഫർ ഉപഭോക്താവ് സമ്മതിച്ചു. ഇത് ഓർഡർ #${number} ആണ്.`,
  }),
};
