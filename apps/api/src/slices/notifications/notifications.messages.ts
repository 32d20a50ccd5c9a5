import { formatRupees } from '../../platform/format-rupees.ts';
import { everywhere, type Words } from '../../platform/words.ts';

/** A deliverer whose account is deleted. */
const deletedDeliverer: Words = {
  en: 'A deliverer',
  hi: 'एक डिलीवरी एजेंट',
  ml: 'ഒരു ഡെലിവറി ഏജന്റ്',
};

/** The text after a deliverer's name. When the account is deleted, the name before it is removed. */
const afterName = {
  en: ' accepted the delivery of your ',
  hi: ' ने डिलीवरी स्वीकार की: आपका ',
  ml: ' ഡെലിവറി ഏറ്റെടുത്തു: നിങ്ങളുടെ ',
} as const satisfies Words;

/** What follows a name in notifications in all languages, also in those that older releases wrote. */
export const afterDelivererName: readonly { readonly words: string; readonly instead: string }[] = [
  { words: afterName.en, instead: deletedDeliverer.en },
  { words: afterName.hi, instead: deletedDeliverer.hi },
  { words: afterName.ml, instead: deletedDeliverer.ml },
  { words: ' brings your ', instead: deletedDeliverer.en },
];

interface Order {
  readonly number: number;
  readonly shop: string;
}

/** An order with the name of its shop. */
const orderOf = ({ number, shop }: Order): Words => ({
  en: `order #${number} from ${shop}`,
  hi: `ऑर्डर #${number} (${shop})`,
  ml: `ഓർഡർ #${number} (${shop})`,
});

/** The end of a sentence: its reason, or a full stop. */
export const because = (reason: string | undefined): Words =>
  reason ? everywhere(`: ${reason}`) : { en: '.', hi: '।', ml: '.' };

interface Money extends Order {
  readonly rupees: number;
  /** Of an operator. */
  readonly reason: string | undefined;
}

export const toCustomerMessages = {
  denied: ({ number, shop, rupees, reason }: Money): Words => {
    const end = because(reason);
    return {
      en: `${shop} did not get your ${formatRupees(rupees)} by UPI for order #${number}${end.en}`,
      hi: `${shop} को ऑर्डर #${number} के लिए आपके UPI के ${formatRupees(rupees)} नहीं मिले${end.hi}`,
      ml: `ഓർഡർ #${number}-നു വേണ്ടി നിങ്ങൾ UPI വഴി അയച്ച ${formatRupees(rupees)} ${shop}-ൽ കിട്ടിയില്ല${end.ml}`,
    };
  },
  confirmed: ({ number, shop, rupees }: Money): Words => ({
    en: `${shop} got your ${formatRupees(rupees)} for order #${number} after all.`,
    hi: `${shop} को ऑर्डर #${number} के आपके ${formatRupees(rupees)} मिल गए हैं।`,
    ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} ${shop}-ൽ കിട്ടി.`,
  }),
  accepted: ({ number, shop }: Order): Words => ({
    en: `${shop} accepted your order #${number}.`,
    hi: `${shop} ने आपका ऑर्डर #${number} स्वीकार किया।`,
    ml: `${shop} നിങ്ങളുടെ ഓർഡർ #${number} സ്വീകരിച്ചു.`,
  }),
  acceptedAsWished: ({ number, shop }: Order): Words => ({
    en: `${shop} accepted your order #${number} with the changes that you wished.`,
    hi: `${shop} ने आपकी इच्छा के अनुसार बदलाव के साथ ऑर्डर #${number} स्वीकार किया।`,
    ml: `നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ മാറ്റം വരുത്തി ${shop} ഓർഡർ #${number} സ്വീകരിച്ചു.`,
  }),
  proposed: ({ number, shop }: Order): Words => ({
    en: `${shop} suggests a change to your order #${number}. Answer now.`,
    hi: `${shop} ने आपके ऑर्डर #${number} में बदलाव का सुझाव दिया है। अभी जवाब दें।`,
    ml: `${shop} നിങ്ങളുടെ ഓർഡർ #${number}-ൽ ഒരു മാറ്റം നിർദ്ദേശിക്കുന്നു. ഇപ്പോൾ മറുപടി നൽകുക.`,
  }),
  rejected: ({ number, shop }: Order): Words => ({
    en: `${shop} rejected your order #${number}.`,
    hi: `${shop} ने आपके ऑर्डर #${number} के लिए मना किया।`,
    ml: `${shop} നിങ്ങളുടെ ഓർഡർ #${number} നിരസിച്ചു.`,
  }),
  cancelled: (order: Order, reason: string | undefined): Words => {
    const [what, end] = [orderOf(order), because(reason)];
    return {
      en: `Your ${what.en} was cancelled${end.en}`,
      hi: `आपका ${what.hi} रद्द हो गया${end.hi}`,
      ml: `നിങ്ങളുടെ ${what.ml} റദ്ദാക്കി${end.ml}`,
    };
  },
  assigned: (order: Order, who: Words): Words => {
    const what = orderOf(order);
    return {
      en: `${who.en}${afterName.en}${what.en}.`,
      hi: `${who.hi}${afterName.hi}${what.hi}।`,
      ml: `${who.ml}${afterName.ml}${what.ml}.`,
    };
  },
  pickedUp: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `Your ${what.en} is on its way.`,
      hi: `आपका ${what.hi} रास्ते में है।`,
      ml: `നിങ്ങളുടെ ${what.ml} വഴിയിലാണ്.`,
    };
  },
  delivered: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `Your ${what.en} has arrived. Check the items and verify them.`,
      hi: `आपका ${what.hi} आ गया है। सामान देख लें और जाँच पूरी करें।`,
      ml: `നിങ്ങളുടെ ${what.ml} എത്തി. സാധനങ്ങൾ പരിശോധിക്കുക.`,
    };
  },
  completed: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `Your ${what.en} is completed.`,
      hi: `आपका ${what.hi} पूरा हुआ।`,
      ml: `നിങ്ങളുടെ ${what.ml} പൂർത്തിയായി.`,
    };
  },
};

export const toRetailerMessages = {
  claimed: ({ number, rupees }: Money): Words => ({
    en: `${formatRupees(rupees)} was paid by UPI for order #${number}. Did the money come?`,
    hi: `ऑर्डर #${number} के लिए UPI से ${formatRupees(rupees)} भेजे गए हैं। क्या पैसे आए?`,
    ml: `ഓർഡർ #${number}-ന് UPI വഴി ${formatRupees(rupees)} അയച്ചെന്ന് അറിയിച്ചു. പണം കിട്ടിയോ?`,
  }),
  denied: ({ number, rupees, reason }: Money): Words => {
    const end = because(reason);
    return {
      en: `The operator says that ${formatRupees(rupees)} for order #${number} did not come${end.en}`,
      hi: `ऑपरेटर के अनुसार ऑर्डर #${number} के ${formatRupees(rupees)} नहीं आए${end.hi}`,
      ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} കിട്ടിയില്ലെന്ന് ഓപ്പറേറ്റർ അറിയിച്ചു${end.ml}`,
    };
  },
  confirmed: ({ number, rupees, reason }: Money): Words => {
    const end = because(reason);
    return {
      en: `The operator says that ${formatRupees(rupees)} for order #${number} came${end.en}`,
      hi: `ऑपरेटर के अनुसार ऑर्डर #${number} के ${formatRupees(rupees)} आ गए${end.hi}`,
      ml: `ഓർഡർ #${number}-ന്റെ ${formatRupees(rupees)} കിട്ടിയെന്ന് ഓപ്പറേറ്റർ അറിയിച്ചു${end.ml}`,
    };
  },
  placed: ({ number }: Order): Words => ({
    en: `New order #${number}. Accept or reject it.`,
    hi: `नया ऑर्डर #${number}। स्वीकार करें या मना करें।`,
    ml: `പുതിയ ഓർഡർ #${number}. സ്വീകരിക്കുക അല്ലെങ്കിൽ നിരസിക്കുക.`,
  }),
  agreed: ({ number }: Order): Words => ({
    en: `The customer agreed to your change of order #${number}. It is accepted.`,
    hi: `ग्राहक ऑर्डर #${number} के बदलाव से सहमत है। ऑर्डर स्वीकार हो गया।`,
    ml: `ഓർഡർ #${number}-ലെ മാറ്റം ഉപഭോക്താവ് സമ്മതിച്ചു. ഓർഡർ സ്വീകരിച്ചു.`,
  }),
  leftOut: ({ number }: Order): Words => ({
    en: `The customer takes order #${number} without these items. It is accepted.`,
    hi: `ग्राहक इन सामानों के बिना ऑर्डर #${number} लेगा। ऑर्डर स्वीकार हो गया।`,
    ml: `ഈ സാധനങ്ങൾ ഇല്ലാതെ ഉപഭോക്താവ് ഓർഡർ #${number} വാങ്ങും. ഓർഡർ സ്വീകരിച്ചു.`,
  }),
  unanswered: ({ number }: Order): Words => ({
    en: `The customer did not answer your change of order #${number}. Accept or reject it.`,
    hi: `ग्राहक ने ऑर्डर #${number} के बदलाव का जवाब नहीं दिया। स्वीकार करें या मना करें।`,
    ml: `ഓർഡർ #${number}-ലെ മാറ്റത്തിന് ഉപഭോക്താവ് മറുപടി നൽകിയില്ല. സ്വീകരിക്കുക അല്ലെങ്കിൽ നിരസിക്കുക.`,
  }),
  cancelledByCustomer: ({ number }: Order): Words => ({
    en: `The customer cancelled order #${number}.`,
    hi: `ग्राहक ने ऑर्डर #${number} रद्द किया।`,
    ml: `ഉപഭോക്താവ് ഓർഡർ #${number} റദ്ദാക്കി.`,
  }),
  cancelled: ({ number }: Order, reason: string | undefined): Words => {
    const end = because(reason);
    return {
      en: `Order #${number} was cancelled${end.en}`,
      hi: `ऑर्डर #${number} रद्द हो गया${end.hi}`,
      ml: `ഓർഡർ #${number} റദ്ദാക്കി${end.ml}`,
    };
  },
  verified: ({ number }: Order): Words => ({
    en: `The customer verified order #${number}.`,
    hi: `ग्राहक ने ऑर्डर #${number} की जाँच पूरी की।`,
    ml: `ഉപഭോക്താവ് ഓർഡർ #${number} പരിശോധിച്ചു.`,
  }),
  shopVerified: (shop: string): Words => ({
    en: `${shop} is verified. You can sell now.`,
    hi: `${shop} की जाँच पूरी हुई। अब आप बेच सकते हैं।`,
    ml: `${shop} പരിശോധിച്ചുകഴിഞ്ഞു. ഇനി നിങ്ങൾക്ക് വിൽക്കാം.`,
  }),
  shopSuspended: (shop: string, reason: string | undefined): Words => {
    const end = because(reason);
    return {
      en: `${shop} is suspended${end.en}`,
      hi: `${shop} को फ़िलहाल रोक दिया गया है${end.hi}`,
      ml: `${shop} തൽക്കാലം നിർത്തിവച്ചിരിക്കുന്നു${end.ml}`,
    };
  },
  shopRestored: (shop: string): Words => ({
    en: `${shop} is restored. You can sell again.`,
    hi: `${shop} फिर से चालू है। आप फिर बेच सकते हैं।`,
    ml: `${shop} വീണ്ടും തുറന്നു. നിങ്ങൾക്ക് വീണ്ടും വിൽക്കാം.`,
  }),
};

export const toDelivererMessages = {
  cancelled: (order: Order, reason: string | undefined): Words => {
    const [what, end] = [orderOf(order), because(reason)];
    return {
      en: `Your delivery of ${what.en} was cancelled${end.en}`,
      hi: `आपकी डिलीवरी रद्द हो गई: ${what.hi}${end.hi}`,
      ml: `നിങ്ങളുടെ ഡെലിവറി റദ്ദാക്കി: ${what.ml}${end.ml}`,
    };
  },
  verified: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `The customer verified ${what.en}.`,
      hi: `ग्राहक ने जाँच पूरी की: ${what.hi}।`,
      ml: `ഉപഭോക്താവ് ${what.ml} പരിശോധിച്ചു.`,
    };
  },
  assigned: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `You are the deliverer of ${what.en}.`,
      hi: `${what.hi} की डिलीवरी आपको करनी है।`,
      ml: `${what.ml} നിങ്ങളാണ് ഡെലിവറി ചെയ്യേണ്ടത്.`,
    };
  },
  takesOver: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `You are the new deliverer of ${what.en}.`,
      hi: `${what.hi} की डिलीवरी अब आपको करनी है।`,
      ml: `${what.ml} ഇനി നിങ്ങളാണ് ഡെലിവറി ചെയ്യേണ്ടത്.`,
    };
  },
  takenOver: (order: Order): Words => {
    const what = orderOf(order);
    return {
      en: `Another deliverer took over ${what.en}.`,
      hi: `${what.hi} अब दूसरे डिलीवरी एजेंट के पास है।`,
      ml: `${what.ml} മറ്റൊരു ഡെലിവറി ഏജന്റ് ഏറ്റെടുത്തു.`,
    };
  },
  request: (order: Order, isAgain: boolean): Words => {
    const what = orderOf(order);
    return isAgain
      ? {
          en: `The delivery of ${what.en} is open again`,
          hi: `यह डिलीवरी फिर से ली जा सकती है: ${what.hi}`,
          ml: `ഈ ഡെലിവറി വീണ്ടും ഏറ്റെടുക്കാം: ${what.ml}`,
        }
      : {
          en: `New delivery request: ${what.en}`,
          hi: `नई डिलीवरी: ${what.hi}`,
          ml: `പുതിയ ഡെലിവറി: ${what.ml}`,
        };
  },
  oneOfOpen: (sentence: Words, open: number): Words =>
    open > 1
      ? {
          en: `${sentence.en}, one of ${open} open requests.`,
          hi: `${sentence.hi}। कुल ${open} डिलीवरी ली जा सकती हैं।`,
          ml: `${sentence.ml}. ഏറ്റെടുക്കാൻ ആകെ ${open} ഡെലിവറിയുണ്ട്.`,
        }
      : { en: `${sentence.en}.`, hi: `${sentence.hi}।`, ml: `${sentence.ml}.` },
};
