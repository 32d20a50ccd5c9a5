// Notifications because nobody answers an order, or nobody took it at the door.
import type { FailureReason } from '@haat/contract/give-back';
import type { LocalizedText } from '../../platform/localized-text.ts';

interface Order {
  readonly number: number;
  readonly shop: string;
}

export const silenceMessages = {
  remindShop: ({ number }: Order): LocalizedText => ({
    en: `Order #${number} is still waiting. Accept or reject it.`,
    hi: `ऑर्डर #${number} अभी भी इंतज़ार कर रहा है। स्वीकार करें या मना करें।`,
    ml: `ഓർഡർ #${number} ഇപ്പോഴും കാത്തിരിക്കുന്നു. സ്വീകരിക്കുക അല്ലെങ്കിൽ നിരസിക്കുക.`,
  }),
  tellCustomer: ({ number, shop }: Order): LocalizedText => ({
    en: `${shop} has not answered your order #${number} yet. Keep waiting, or cancel it.`,
    hi: `${shop} ने आपके ऑर्डर #${number} का अभी तक जवाब नहीं दिया है। इंतज़ार करें, या ऑर्डर रद्द करें।`,
    ml: `നിങ്ങളുടെ ഓർഡർ #${number}-ന് ${shop} ഇതുവരെ മറുപടി നൽകിയിട്ടില്ല. കാത്തിരിക്കുക, അല്ലെങ്കിൽ റദ്ദാക്കുക.`,
  }),
  stillOpen: ({ number, shop }: Order): LocalizedText => ({
    en: `Nobody has taken the delivery of order #${number} from ${shop} yet`,
    hi: `यह डिलीवरी अभी तक किसी ने नहीं ली: ऑर्डर #${number} (${shop})`,
    ml: `ഈ ഡെലിവറി ആരും ഇതുവരെ ഏറ്റെടുത്തിട്ടില്ല: ഓർഡർ #${number} (${shop})`,
  }),
  failed: ({ number, shop }: Order, reason: FailureReason): LocalizedText => failed[reason]({ number, shop }),
};

const failed: Readonly<Record<FailureReason, (order: Order) => LocalizedText>> = {
  nobody_there: ({ number, shop }) => ({
    en: `Order #${number} from ${shop} was not delivered: nobody was there.`,
    hi: `ऑर्डर #${number} (${shop}) पहुँचाया नहीं जा सका: वहाँ कोई नहीं था।`,
    ml: `ഓർഡർ #${number} (${shop}) എത്തിക്കാനായില്ല: അവിടെ ആരും ഉണ്ടായിരുന്നില്ല.`,
  }),
  not_found: ({ number, shop }) => ({
    en: `Order #${number} from ${shop} was not delivered: the house was not found.`,
    hi: `ऑर्डर #${number} (${shop}) पहुँचाया नहीं जा सका: घर नहीं मिला।`,
    ml: `ഓർഡർ #${number} (${shop}) എത്തിക്കാനായില്ല: വീട് കണ്ടെത്താനായില്ല.`,
  }),
  refused: ({ number, shop }) => ({
    en: `Order #${number} from ${shop} was not delivered: it was refused at the door.`,
    hi: `ऑर्डर #${number} (${shop}) पहुँचाया नहीं जा सका: लेने से मना किया गया।`,
    ml: `ഓർഡർ #${number} (${shop}) എത്തിക്കാനായില്ല: വാങ്ങാൻ വിസമ്മതിച്ചു.`,
  }),
};
