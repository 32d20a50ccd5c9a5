import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';

interface Line {
  readonly kind: 'payment' | 'correction' | 'sale';
  /** In rupees, without its sign. */
  readonly amount: number;
  /** Whether more is owed. */
  readonly adds: boolean;
  /** Whether it counts already. */
  readonly isAgreed: boolean;
}

/** Without the customer's name, because a notification could outlive that account. */
export const creditSentences = {
  offered: (shop: string, limit: number): LocalizedText => ({
    en: `${shop} offers you credit up to ${formatRupees(limit)}. Agree or refuse.`,
    hi: `${shop} आपको ${formatRupees(limit)} तक का खाता दे रही है। सहमत हों या मना करें।`,
    ml: `${shop} നിങ്ങൾക്ക് ${formatRupees(limit)} വരെ പറ്റുബുക്ക് നൽകുന്നു. സമ്മതിക്കുക അല്ലെങ്കിൽ നിരസിക്കുക.`,
  }),
  offerAnswered: (isAgreed: boolean): LocalizedText =>
    isAgreed
      ? {
          en: 'A customer agreed to your offer of credit.',
          hi: 'एक ग्राहक ने आपका खाता स्वीकार किया।',
          ml: 'ഒരു ഉപഭോക്താവ് നിങ്ങളുടെ പറ്റുബുക്ക് സമ്മതിച്ചു.',
        }
      : {
          en: 'A customer refused your offer of credit.',
          hi: 'एक ग्राहक ने आपके खाते के लिए मना किया।',
          ml: 'ഒരു ഉപഭോക്താവ് നിങ്ങളുടെ പറ്റുബുക്ക് നിരസിച്ചു.',
        },
  lineOfShop: (shop: string, { kind, amount, adds, isAgreed }: Line): LocalizedText => {
    const by = formatRupees(amount);
    const told = {
      payment: {
        en: `${shop} noted your payment of ${by}.`,
        hi: `${shop} ने आपका ${by} का भुगतान लिखा।`,
        ml: `നിങ്ങൾ ${by} അടച്ചതായി ${shop} എഴുതി.`,
      },
      sale: {
        en: `${shop} wrote goods for ${by} into your credit.`,
        hi: `${shop} ने आपके खाते में ${by} का सामान लिखा।`,
        ml: `${shop} നിങ്ങളുടെ പറ്റുബുക്കിൽ ${by} സാധനങ്ങൾ എഴുതി.`,
      },
      correction: adds
        ? {
            en: `${shop} corrected your credit: ${by} more.`,
            hi: `${shop} ने आपके खाते में सुधार किया: ${by} ज़्यादा।`,
            ml: `${shop} നിങ്ങളുടെ പറ്റുബുക്ക് തിരുത്തി: ${by} കൂടുതൽ.`,
          }
        : {
            en: `${shop} corrected your credit: ${by} less.`,
            hi: `${shop} ने आपके खाते में सुधार किया: ${by} कम।`,
            ml: `${shop} നിങ്ങളുടെ പറ്റുബുക്ക് തിരുത്തി: ${by} കുറവ്.`,
          },
    }[kind];
    if (isAgreed) return told;
    return {
      en: `${told.en} Say whether it is right.`,
      hi: `${told.hi} बताएँ कि यह सही है या नहीं।`,
      ml: `${told.ml} ഇത് ശരിയാണോ എന്ന് പറയുക.`,
    };
  },
  reminded: (shop: string, owed: number): LocalizedText => ({
    en: `${shop}: ${formatRupees(owed)} is open on your account.`,
    hi: `${shop}: आपके खाते में ${formatRupees(owed)} बाक़ी हैं।`,
    ml: `${shop}: നിങ്ങളുടെ പറ്റുബുക്കിൽ ${formatRupees(owed)} ബാക്കിയുണ്ട്.`,
  }),
  paid: (amount: number): LocalizedText => ({
    en: `A customer says that they paid ${formatRupees(amount)} of their credit. Say whether it is right.`,
    hi: `एक ग्राहक के अनुसार उसने खाते के ${formatRupees(amount)} चुकाए। बताएँ कि यह सही है या नहीं।`,
    ml: `പറ്റുബുക്കിലെ ${formatRupees(amount)} അടച്ചതായി ഒരു ഉപഭോക്താവ് പറയുന്നു. ഇത് ശരിയാണോ എന്ന് പറയുക.`,
  }),
  answeredByCustomer: (amount: number, isAgreed: boolean): LocalizedText =>
    isAgreed
      ? {
          en: `A customer agreed to the ${formatRupees(amount)} that you wrote into their credit.`,
          hi: `खाते में आपके लिखे ${formatRupees(amount)} से ग्राहक सहमत है।`,
          ml: `പറ്റുബുക്കിൽ നിങ്ങൾ എഴുതിയ ${formatRupees(amount)} ഉപഭോക്താവ് സമ്മതിച്ചു.`,
        }
      : {
          en: `A customer says that the ${formatRupees(amount)} that you wrote into their credit is not right.`,
          hi: `ग्राहक के अनुसार खाते में आपके लिखे ${formatRupees(amount)} सही नहीं हैं।`,
          ml: `പറ്റുബുക്കിൽ നിങ്ങൾ എഴുതിയ ${formatRupees(amount)} ശരിയല്ലെന്ന് ഉപഭോക്താവ് പറയുന്നു.`,
        },
  answeredByShop: (shop: string, amount: number, isAgreed: boolean): LocalizedText =>
    isAgreed
      ? {
          en: `${shop} agreed: you paid ${formatRupees(amount)} of your credit.`,
          hi: `${shop} सहमत है: आपने खाते के ${formatRupees(amount)} चुकाए।`,
          ml: `${shop} സമ്മതിച്ചു: പറ്റുബുക്കിലെ ${formatRupees(amount)} നിങ്ങൾ അടച്ചു.`,
        }
      : {
          en: `${shop} says that your payment of ${formatRupees(amount)} is not right.`,
          hi: `${shop} के अनुसार आपका ${formatRupees(amount)} का भुगतान सही नहीं है।`,
          ml: `നിങ്ങൾ ${formatRupees(amount)} അടച്ചത് ശരിയല്ലെന്ന് ${shop} പറയുന്നു.`,
        },
};
