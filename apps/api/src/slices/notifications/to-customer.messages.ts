import { formatRupees } from '../../platform/format-rupees.ts';
import { everywhere, type LocalizedText } from '../../platform/localized-text.ts';
import { afterName, because, type Money, type Order, orderOf } from './notifications.messages.ts';

const theOperator: LocalizedText = { en: 'The operator', hi: 'ऑपरेटर', ml: 'ഓപ്പറേറ്റർ' };

export const toCustomerMessages = {
  denied: ({ number, shop, rupees, reason }: Money): LocalizedText => {
    const end = because(reason);
    return {
      en: `${shop} did not get your ${formatRupees(rupees)} by UPI for order #${number}${end.en}`,
      hi: `${shop} को ऑर्डर #${number} के लिए आपके UPI के ${formatRupees(rupees)} नहीं मिले${end.hi}`,
      ml: `ഓർഡർ #${number}-നു വേണ്ടി നിങ്ങൾ UPI വഴി അയച്ച ${formatRupees(rupees)} ${shop}-ൽ കിട്ടിയില്ല${end.ml}`,
    };
  },
  confirmed: ({ number, shop, rupees }: Money): LocalizedText => ({
    en: `${shop} got your ${formatRupees(rupees)} for order #${number} after all.`,
    hi: `${shop} को ऑर्डर #${number} के आपके ${formatRupees(rupees)} मिल गए हैं।`,
    ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} ${shop}-ൽ കിട്ടി.`,
  }),
  refunded: ({
    number,
    shop,
    rupees,
    isFromShop,
  }: Money & { readonly isFromShop: boolean }): LocalizedText => {
    const by = isFromShop ? everywhere(shop) : theOperator;
    return {
      en: `${by.en} gave you ${formatRupees(rupees)} back for order #${number}.`,
      hi: `${by.hi} ने ऑर्डर #${number} के ${formatRupees(rupees)} आपको वापस दिए।`,
      ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} ${by.ml} നിങ്ങൾക്ക് തിരികെ തന്നു.`,
    };
  },
  refundOwed: ({ number, shop, rupees }: Money): LocalizedText => ({
    en: `You paid ${formatRupees(rupees)} for order #${number}, which has ended. ${shop} gives it back to you.`,
    hi: `आपने ऑर्डर #${number} के लिए ${formatRupees(rupees)} दिए थे, और ऑर्डर ख़त्म हो गया। ${shop} ये पैसे आपको लौटाएगी।`,
    ml: `അവസാനിച്ച ഓർഡർ #${number}-ന് നിങ്ങൾ ${formatRupees(rupees)} നൽകിയിരുന്നു. ${shop} അത് തിരികെ തരും.`,
  }),
  leftOpen: ({ number, shop, rupees }: Money): LocalizedText => ({
    en: `You said that you paid ${formatRupees(rupees)} for order #${number}, which has ended. If ${shop} got it, you get it back.`,
    hi: `आपने ऑर्डर #${number} के लिए ${formatRupees(rupees)} देना बताया था, और ऑर्डर ख़त्म हो गया। अगर पैसे ${shop} को मिले हैं, तो आपको वापस मिलेंगे।`,
    ml: `അവസാനിച്ച ഓർഡർ #${number}-ന് ${formatRupees(rupees)} അടച്ചെന്ന് നിങ്ങൾ അറിയിച്ചിരുന്നു. അത് ${shop}-ൽ കിട്ടിയെങ്കിൽ നിങ്ങൾക്ക് തിരികെ കിട്ടും.`,
  }),
  accepted: ({ number, shop }: Order): LocalizedText => ({
    en: `${shop} accepted your order #${number}.`,
    hi: `${shop} ने आपका ऑर्डर #${number} स्वीकार किया।`,
    ml: `${shop} നിങ്ങളുടെ ഓർഡർ #${number} സ്വീകരിച്ചു.`,
  }),
  acceptedAsWished: ({ number, shop }: Order): LocalizedText => ({
    en: `${shop} accepted your order #${number} with the changes that you wished.`,
    hi: `${shop} ने आपकी इच्छा के अनुसार बदलाव के साथ ऑर्डर #${number} स्वीकार किया।`,
    ml: `നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ മാറ്റം വരുത്തി ${shop} ഓർഡർ #${number} സ്വീകരിച്ചു.`,
  }),
  proposed: ({ number, shop }: Order): LocalizedText => ({
    en: `${shop} suggests a change to your order #${number}. Answer now.`,
    hi: `${shop} ने आपके ऑर्डर #${number} में बदलाव का सुझाव दिया है। अभी जवाब दें।`,
    ml: `${shop} നിങ്ങളുടെ ഓർഡർ #${number}-ൽ ഒരു മാറ്റം നിർദ്ദേശിക്കുന്നു. ഇപ്പോൾ മറുപടി നൽകുക.`,
  }),
  rejected: ({ number, shop }: Order, why: LocalizedText | undefined): LocalizedText => {
    const end = because(why);
    return {
      en: `${shop} rejected your order #${number}${end.en}`,
      hi: `${shop} ने आपके ऑर्डर #${number} के लिए मना किया${end.hi}`,
      ml: `${shop} നിങ്ങളുടെ ഓർഡർ #${number} നിരസിച്ചു${end.ml}`,
    };
  },
  /** The shop had accepted it. */
  withdrawn: ({ number, shop }: Order, why: LocalizedText | undefined): LocalizedText => {
    const end = because(why);
    return {
      en: `${shop} can’t keep your order #${number} and cancelled it${end.en}`,
      hi: `${shop} आपका ऑर्डर #${number} पूरा नहीं कर सकती और उसे रद्द किया${end.hi}`,
      ml: `നിങ്ങളുടെ ഓർഡർ #${number} നൽകാനാവാത്തതിനാൽ ${shop} റദ്ദാക്കി${end.ml}`,
    };
  },
  cancelled: (order: Order, reason: string | undefined): LocalizedText => {
    const [what, end] = [orderOf(order), because(reason)];
    return {
      en: `Your ${what.en} was cancelled${end.en}`,
      hi: `आपका ${what.hi} रद्द हो गया${end.hi}`,
      ml: `നിങ്ങളുടെ ${what.ml} റദ്ദാക്കി${end.ml}`,
    };
  },
  assigned: (order: Order, who: LocalizedText): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `${who.en}${afterName.en}${what.en}.`,
      hi: `${who.hi}${afterName.hi}${what.hi}।`,
      ml: `${who.ml}${afterName.ml}${what.ml}.`,
    };
  },
  pickedUp: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `Your ${what.en} is on its way.`,
      hi: `आपका ${what.hi} रास्ते में है।`,
      ml: `നിങ്ങളുടെ ${what.ml} വഴിയിലാണ്.`,
    };
  },
  ready: ({ number, shop }: Order): LocalizedText => ({
    en: `Your order #${number} is ready. Fetch it at ${shop}.`,
    hi: `आपका ऑर्डर #${number} तैयार है। ${shop} से ले जाएँ।`,
    ml: `നിങ്ങളുടെ ഓർഡർ #${number} തയ്യാറായി. ${shop}-ൽ വന്നെടുക്കുക.`,
  }),
  delivered: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `Your ${what.en} has arrived. Check the items and verify them.`,
      hi: `आपका ${what.hi} आ गया है। सामान देख लें और जाँच पूरी करें।`,
      ml: `നിങ്ങളുടെ ${what.ml} എത്തി. സാധനങ്ങൾ പരിശോധിക്കുക.`,
    };
  },
  completed: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `Your ${what.en} is completed.`,
      hi: `आपका ${what.hi} पूरा हुआ।`,
      ml: `നിങ്ങളുടെ ${what.ml} പൂർത്തിയായി.`,
    };
  },
};
