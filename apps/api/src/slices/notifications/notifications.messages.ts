// Parts of the notifications about orders. Their sentences are in `to-customer.messages.ts` and the two files beside it.
import { formatRupees } from '../../platform/format-rupees.ts';
import { deskOnly, everywhere, inEach, type LocalizedText } from '../../platform/localized-text.ts';

/** A deliverer whose account is deleted. */
const deletedDeliverer: LocalizedText = {
  en: 'A deliverer',
  hi: 'एक डिलीवरी एजेंट',
  ml: 'ഒരു ഡെലിവറി ഏജന്റ്',
};

/** The text after a deliverer's name. When the account is deleted, the name before it is removed. */
export const afterName = {
  en: ' accepted the delivery of your ',
  hi: ' ने डिलीवरी स्वीकार की: आपका ',
  ml: ' ഡെലിവറി ഏറ്റെടുത്തു: നിങ്ങളുടെ ',
} as const satisfies LocalizedText;

/** What follows a name in notifications in all languages, also in those that older releases wrote. */
export const afterDelivererName: readonly { readonly words: string; readonly instead: string }[] = [
  { words: afterName.en, instead: deletedDeliverer.en },
  { words: afterName.hi, instead: deletedDeliverer.hi },
  { words: afterName.ml, instead: deletedDeliverer.ml },
  { words: ' brings your ', instead: deletedDeliverer.en },
];

export interface Order {
  readonly number: number;
  readonly shop: string;
}

/** An order with the name of its shop. */
export const orderOf = ({ number, shop }: Order): LocalizedText => ({
  en: `order #${number} from ${shop}`,
  hi: `ऑर्डर #${number} (${shop})`,
  ml: `ഓർഡർ #${number} (${shop})`,
});

/** The end of a sentence: its reason, or a full stop. */
export const because = (reason: string | LocalizedText | undefined): LocalizedText => {
  if (!reason) return { en: '.', hi: '।', ml: '.' };
  const words = typeof reason === 'string' ? everywhere(reason) : reason;
  return inEach((language) => `: ${words[language]}`);
};

/** For operators. */
export function withdrawnMessage({ number, shop }: Order, why: LocalizedText | undefined): LocalizedText {
  const end = because(why);
  return {
    en: `${shop} cancelled order #${number} after accepting it${end.en}`,
    hi: `${shop} ने ऑर्डर #${number} स्वीकार करने के बाद रद्द किया${end.hi}`,
    ml: `സ്വീകരിച്ച ഓർഡർ #${number} ${shop} റദ്ദാക്കി${end.ml}`,
  };
}

/** For customers who waited. */
export const backMessage = (product: LocalizedText, shop: string): LocalizedText => ({
  en: `${product.en} is back at ${shop}.`,
  hi: `${shop} में ${product.hi} फिर आ गया है।`,
  ml: `${shop}: ${product.ml} വീണ്ടും എത്തി.`,
});

/** For operators. */
export const shopChangedMessage = (before: { name: string }, after: { name: string }): LocalizedText =>
  before.name === after.name
    ? {
        en: `${after.name} has another address or place on the map.`,
        hi: `${after.name} का पता या नक़्शे पर जगह बदल गई है।`,
        ml: `${after.name} വിലാസമോ മാപ്പിലെ സ്ഥലമോ മാറ്റി.`,
      }
    : {
        en: `${before.name} is now called ${after.name}.`,
        hi: `${before.name} का नाम अब ${after.name} है।`,
        ml: `${before.name} ഇനി ${after.name} എന്നാണ് അറിയപ്പെടുക.`,
      };

export interface Money extends Order {
  readonly rupees: number;
  /** Of an operator. */
  readonly reason: string | undefined;
}

export const announcementMessages = {
  tooMany: (most: number, wait: LocalizedText): LocalizedText =>
    deskOnly(`A city can have ${most} announcements a day. Try again in ${wait.en}.`),
};

export const tellMessages = {
  /** `wait` is such as '12 minutes'. */
  tooMany: (atMost: number, wait: LocalizedText): LocalizedText => ({
    en: `You have notified this person ${atMost} times in an hour. Try again in ${wait.en}.`,
    hi: `एक घंटे में इस व्यक्ति को ${atMost} बार सूचना जा चुकी है। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `ഒരു മണിക്കൂറിൽ ഈ വ്യക്തിക്ക് ${atMost} അറിയിപ്പ് അയച്ചു. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
};

/** `rupees`: the amount now and before. */
export const weighedMessage = (
  number: number,
  { now, before }: { readonly now: number; readonly before: number },
): LocalizedText => ({
  en: `Order ${number} was weighed: ${formatRupees(now)} instead of ${formatRupees(before)}`,
  hi: `ऑर्डर ${number} तौला गया: ${formatRupees(before)} की जगह ${formatRupees(now)}`,
  ml: `ഓർഡർ ${number} തൂക്കിനോക്കി: ${formatRupees(before)}-നു പകരം ${formatRupees(now)}`,
});
