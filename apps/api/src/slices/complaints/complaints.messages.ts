import type { ComplaintOutcome, ComplaintSide } from '@haat/contract/complaint-kinds';
import { rupeesOf } from '@haat/contract/money';
import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import type { NewRefund } from '../payments/index.ts';

export const complaintTexts = {
  late: {
    en: 'This order ended more than 7 days ago. Write to support instead.',
    hi: 'यह ऑर्डर 7 दिन से ज़्यादा पहले ख़त्म हो चुका है। इसके बारे में हमसे बात करें।',
    ml: 'ഈ ഓർഡർ അവസാനിച്ചിട്ട് 7 ദിവസത്തിലേറെയായി. ഇതേക്കുറിച്ച് ഞങ്ങളെ വിളിക്കുക.',
  },
  closed: {
    en: 'This complaint is closed. Reload the page to see the outcome.',
    hi: 'यह शिकायत बंद हो चुकी है। नतीजा देखने के लिए पेज फिर से खोलें।',
    ml: 'ഈ പരാതി അവസാനിപ്പിച്ചു. തീരുമാനം കാണാൻ പേജ് വീണ്ടും തുറക്കുക.',
  },
  tooMany: (perDay: number): LocalizedText => ({
    en: `You can write ${perDay} complaints and messages in 24 hours. Try again later.`,
    hi: `आप 24 घंटे में ${perDay} शिकायतें और संदेश लिख सकते हैं। बाद में फिर से कोशिश करें।`,
    ml: `24 മണിക്കൂറിൽ ${perDay} പരാതികളും സന്ദേശങ്ങളും എഴുതാം. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.`,
  }),
};

interface Facts {
  /** The complaint's. */
  readonly number: string;
  /** The number of the order. */
  readonly order: number;
  readonly by: ComplaintSide;
  readonly shopName: string;
  /** What is given back, if it was entered. */
  readonly refund?: NewRefund | undefined;
}

type Act = 'made' | 'written' | ComplaintOutcome;

/** Without names of people and without what they wrote, because a notification could outlive an account. */
export function toCustomer(act: Act, { number, by, shopName, refund }: Facts): LocalizedText {
  if (act === 'made' || act === 'written') return writtenToCustomer(number, by, shopName);
  const end = refund ? refundForCustomer(refund, shopName) : outcomeForCustomer[act];
  return {
    en: `Your complaint ${number} is closed. ${end.en}`,
    hi: `आपकी शिकायत ${number} बंद हो गई। ${end.hi}`,
    ml: `നിങ്ങളുടെ പരാതി ${number} അവസാനിപ്പിച്ചു. ${end.ml}`,
  };
}

const writtenToCustomer = (number: string, by: ComplaintSide, shopName: string): LocalizedText =>
  by === 'shop'
    ? {
        en: `${shopName} wrote about your complaint ${number}.`,
        hi: `${shopName} ने आपकी शिकायत ${number} के बारे में लिखा।`,
        ml: `നിങ്ങളുടെ പരാതി ${number}-നെക്കുറിച്ച് ${shopName} എഴുതി.`,
      }
    : {
        en: `The operator wrote about your complaint ${number}.`,
        hi: `ऑपरेटर ने आपकी शिकायत ${number} के बारे में लिखा।`,
        ml: `നിങ്ങളുടെ പരാതി ${number}-നെക്കുറിച്ച് ഓപ്പറേറ്റർ എഴുതി.`,
      };

function refundForCustomer({ amountPaise, source, way }: NewRefund, shopName: string): LocalizedText {
  const amount = formatRupees(rupeesOf(amountPaise));
  if (way === 'credit') {
    return {
      en: `${amount} is off what you owe to ${shopName}.`,
      hi: `${shopName} के आपके उधार से ${amount} घटा दिए गए।`,
      ml: `${shopName}-ലെ നിങ്ങളുടെ പറ്റിൽ നിന്ന് ${amount} കുറച്ചു.`,
    };
  }
  return source === 'shop'
    ? {
        en: `${shopName} gives you ${amount} back.`,
        hi: `${shopName} आपको ${amount} वापस देगी।`,
        ml: `${shopName} നിങ്ങൾക്ക് ${amount} തിരികെ തരും.`,
      }
    : {
        en: `The operator gives you ${amount} back.`,
        hi: `ऑपरेटर आपको ${amount} वापस देगा।`,
        ml: `ഓപ്പറേറ്റർ നിങ്ങൾക്ക് ${amount} തിരികെ തരും.`,
      };
}

const outcomeForCustomer: Readonly<Record<ComplaintOutcome, LocalizedText>> = {
  refund: {
    en: 'You get a refund.',
    hi: 'आपको पैसे वापस मिलेंगे।',
    ml: 'നിങ്ങൾക്ക് പണം തിരികെ ലഭിക്കും.',
  },
  replace: {
    en: 'You get a replacement.',
    hi: 'आपको बदले में सामान मिलेगा।',
    ml: 'നിങ്ങൾക്ക് പകരം സാധനം ലഭിക്കും.',
  },
  none: {
    en: 'Open it to read the reason.',
    hi: 'कारण पढ़ने के लिए उसे खोलें।',
    ml: 'കാരണം അറിയാൻ അത് തുറക്കുക.',
  },
};

/** Of a complaint that the shop doesn't see. */
export function toOwingShop({ order, refund }: Facts): LocalizedText {
  const amount = formatRupees(rupeesOf(refund?.amountPaise ?? 0));
  if (refund?.way === 'credit') {
    return {
      en: `Order #${order}: ${amount} is off what the customer owes to you.`,
      hi: `ऑर्डर #${order}: ग्राहक के उधार से ${amount} घटा दिए गए।`,
      ml: `ഓർഡർ #${order}: ഉപഭോക്താവിന്റെ പറ്റിൽ നിന്ന് ${amount} കുറച്ചു.`,
    };
  }
  return {
    en: `Order #${order}: give ${amount} back to the customer.`,
    hi: `ऑर्डर #${order}: ग्राहक को ${amount} वापस दें।`,
    ml: `ഓർഡർ #${order}: ഉപഭോക്താവിന് ${amount} തിരികെ കൊടുക്കുക.`,
  };
}

export function toShop(act: Act, { number, order, by, ...more }: Facts): LocalizedText {
  if (act === 'made') {
    return {
      en: `A customer complained about order #${order}. Answer within 48 hours.`,
      hi: `एक ग्राहक ने ऑर्डर #${order} की शिकायत की है। 48 घंटे में जवाब दें।`,
      ml: `ഓർഡർ #${order}-നെക്കുറിച്ച് ഒരു ഉപഭോക്താവ് പരാതി നൽകി. 48 മണിക്കൂറിനുള്ളിൽ മറുപടി നൽകുക.`,
    };
  }
  if (act === 'written') return writtenToShop(number, by);
  const end =
    more.refund?.source === 'shop' ? toOwingShop({ number, order, by, ...more }) : outcomeForShop[act];
  return {
    en: `Complaint ${number} is closed. ${end.en}`,
    hi: `शिकायत ${number} बंद हो गई। ${end.hi}`,
    ml: `പരാതി ${number} അവസാനിപ്പിച്ചു. ${end.ml}`,
  };
}

const writtenToShop = (number: string, by: ComplaintSide): LocalizedText =>
  by === 'operator'
    ? {
        en: `The operator wrote about complaint ${number}.`,
        hi: `ऑपरेटर ने शिकायत ${number} के बारे में लिखा।`,
        ml: `പരാതി ${number}-നെക്കുറിച്ച് ഓപ്പറേറ്റർ എഴുതി.`,
      }
    : {
        en: `The customer wrote about complaint ${number}.`,
        hi: `ग्राहक ने शिकायत ${number} के बारे में लिखा।`,
        ml: `പരാതി ${number}-നെക്കുറിച്ച് ഉപഭോക്താവ് എഴുതി.`,
      };

const outcomeForShop: Readonly<Record<ComplaintOutcome, LocalizedText>> = {
  refund: {
    en: 'The customer gets a refund.',
    hi: 'ग्राहक को पैसे वापस मिलेंगे।',
    ml: 'ഉപഭോക്താവിന് പണം തിരികെ ലഭിക്കും.',
  },
  replace: {
    en: 'The customer gets a replacement.',
    hi: 'ग्राहक को बदले में सामान मिलेगा।',
    ml: 'ഉപഭോക്താവിന് പകരം സാധനം ലഭിക്കും.',
  },
  none: outcomeForCustomer.none,
};
