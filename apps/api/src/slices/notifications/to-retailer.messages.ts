import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { because, type Money, type Order } from './notifications.messages.ts';

export const toRetailerMessages = {
  claimed: ({ number, rupees }: Money): LocalizedText => ({
    en: `${formatRupees(rupees)} was paid by UPI for order #${number}. Did the money come?`,
    hi: `ऑर्डर #${number} के लिए UPI से ${formatRupees(rupees)} भेजे गए हैं। क्या पैसे आए?`,
    ml: `ഓർഡർ #${number}-ന് UPI വഴി ${formatRupees(rupees)} അയച്ചെന്ന് അറിയിച്ചു. പണം കിട്ടിയോ?`,
  }),
  claimWithdrawn: ({ number, rupees }: Money): LocalizedText => ({
    en: `The customer says that ${formatRupees(rupees)} for order #${number} was not paid by UPI after all. It is due again.`,
    hi: `ग्राहक के अनुसार ऑर्डर #${number} के ${formatRupees(rupees)} UPI से नहीं भेजे गए। यह रक़म फिर से बाक़ी है।`,
    ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} UPI വഴി അടച്ചിട്ടില്ലെന്ന് ഉപഭോക്താവ് അറിയിച്ചു. ആ തുക വീണ്ടും കിട്ടാനുണ്ട്.`,
  }),
  denied: ({ number, rupees, reason }: Money): LocalizedText => {
    const end = because(reason);
    return {
      en: `The operator says that ${formatRupees(rupees)} for order #${number} did not come${end.en}`,
      hi: `ऑपरेटर के अनुसार ऑर्डर #${number} के ${formatRupees(rupees)} नहीं आए${end.hi}`,
      ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} കിട്ടിയില്ലെന്ന് ഓപ്പറേറ്റർ അറിയിച്ചു${end.ml}`,
    };
  },
  confirmed: ({ number, rupees, reason }: Money): LocalizedText => {
    const end = because(reason);
    return {
      en: `The operator says that ${formatRupees(rupees)} for order #${number} came${end.en}`,
      hi: `ऑपरेटर के अनुसार ऑर्डर #${number} के ${formatRupees(rupees)} आ गए${end.hi}`,
      ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} കിട്ടിയെന്ന് ഓപ്പറേറ്റർ അറിയിച്ചു${end.ml}`,
    };
  },
  refundOwed: ({ number, rupees }: Money): LocalizedText => ({
    en: `Order #${number} has ended. Give the ${formatRupees(rupees)} that were paid for it back to the customer.`,
    hi: `ऑर्डर #${number} ख़त्म हो गया। उसके लिए मिले ${formatRupees(rupees)} ग्राहक को लौटाएँ।`,
    ml: `ഓർഡർ #${number} അവസാനിച്ചു. അതിന് കിട്ടിയ ${formatRupees(rupees)} ഉപഭോക്താവിന് തിരികെ നൽകുക.`,
  }),
  leftOpen: ({ number, rupees }: Money): LocalizedText => ({
    en: `Order #${number} has ended. Did its ${formatRupees(rupees)} by UPI come? Then give them back to the customer.`,
    hi: `ऑर्डर #${number} ख़त्म हो गया। क्या उसके UPI के ${formatRupees(rupees)} आए? आए हों तो ग्राहक को लौटाएँ।`,
    ml: `ഓർഡർ #${number} അവസാനിച്ചു. അതിന്റെ ${formatRupees(rupees)} UPI വഴി കിട്ടിയോ? കിട്ടിയെങ്കിൽ ഉപഭോക്താവിന് തിരികെ നൽകുക.`,
  }),
  servicePaid: (rupees: number): LocalizedText => ({
    en: `The operator received ${formatRupees(rupees)} from you for the service.`,
    hi: `ऑपरेटर को सेवा के लिए आपसे ${formatRupees(rupees)} मिले।`,
    ml: `സേവനത്തിനായി നിങ്ങളിൽ നിന്ന് ${formatRupees(rupees)} ഓപ്പറേറ്റർക്ക് കിട്ടി.`,
  }),
  placed: ({ number }: Order): LocalizedText => ({
    en: `New order #${number}. Accept or reject it.`,
    hi: `नया ऑर्डर #${number}। स्वीकार करें या मना करें।`,
    ml: `പുതിയ ഓർഡർ #${number}. സ്വീകരിക്കുക അല്ലെങ്കിൽ നിരസിക്കുക.`,
  }),
  agreed: ({ number }: Order): LocalizedText => ({
    en: `The customer agreed to your change of order #${number}. It is accepted.`,
    hi: `ग्राहक ऑर्डर #${number} के बदलाव से सहमत है। ऑर्डर स्वीकार हो गया।`,
    ml: `ഓർഡർ #${number}-ലെ മാറ്റം ഉപഭോക്താവ് സമ്മതിച്ചു. ഓർഡർ സ്വീകരിച്ചു.`,
  }),
  leftOut: ({ number }: Order): LocalizedText => ({
    en: `The customer takes order #${number} without these items. It is accepted.`,
    hi: `ग्राहक इन सामानों के बिना ऑर्डर #${number} लेगा। ऑर्डर स्वीकार हो गया।`,
    ml: `ഈ സാധനങ്ങൾ ഇല്ലാതെ ഉപഭോക്താവ് ഓർഡർ #${number} വാങ്ങും. ഓർഡർ സ്വീകരിച്ചു.`,
  }),
  unanswered: ({ number }: Order): LocalizedText => ({
    en: `The customer did not answer your change of order #${number}. Accept or reject it.`,
    hi: `ग्राहक ने ऑर्डर #${number} के बदलाव का जवाब नहीं दिया। स्वीकार करें या मना करें।`,
    ml: `ഓർഡർ #${number}-ലെ മാറ്റത്തിന് ഉപഭോക്താവ് മറുപടി നൽകിയില്ല. സ്വീകരിക്കുക അല്ലെങ്കിൽ നിരസിക്കുക.`,
  }),
  cancelledByCustomer: ({ number }: Order): LocalizedText => ({
    en: `The customer cancelled order #${number}.`,
    hi: `ग्राहक ने ऑर्डर #${number} रद्द किया।`,
    ml: `ഉപഭോക്താവ് ഓർഡർ #${number} റദ്ദാക്കി.`,
  }),
  cancelled: ({ number }: Order, reason: string | undefined): LocalizedText => {
    const end = because(reason);
    return {
      en: `Order #${number} was cancelled${end.en}`,
      hi: `ऑर्डर #${number} रद्द हो गया${end.hi}`,
      ml: `ഓർഡർ #${number} റദ്ദാക്കി${end.ml}`,
    };
  },
  verified: ({ number }: Order): LocalizedText => ({
    en: `The customer verified order #${number}.`,
    hi: `ग्राहक ने ऑर्डर #${number} की जाँच पूरी की।`,
    ml: `ഉപഭോക്താവ് ഓർഡർ #${number} പരിശോധിച്ചു.`,
  }),
  shopVerified: (shop: string): LocalizedText => ({
    en: `${shop} is verified. You can sell now.`,
    hi: `${shop} की जाँच पूरी हुई। अब आप बेच सकते हैं।`,
    ml: `${shop} പരിശോധിച്ചുകഴിഞ്ഞു. ഇനി നിങ്ങൾക്ക് വിൽക്കാം.`,
  }),
  shopSuspended: (shop: string, reason: string | undefined): LocalizedText => {
    const end = because(reason);
    return {
      en: `${shop} is suspended${end.en}`,
      hi: `${shop} को फ़िलहाल रोक दिया गया है${end.hi}`,
      ml: `${shop} തൽക്കാലം നിർത്തിവച്ചിരിക്കുന്നു${end.ml}`,
    };
  },
  shopRestored: (shop: string): LocalizedText => ({
    en: `${shop} is restored. You can sell again.`,
    hi: `${shop} फिर से चालू है। आप फिर बेच सकते हैं।`,
    ml: `${shop} വീണ്ടും തുറന്നു. നിങ്ങൾക്ക് വീണ്ടും വിൽക്കാം.`,
  }),
};
