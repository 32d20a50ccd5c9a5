import type { GiveBackReason } from '@haat/contract/give-back';
import type { LocalizedText } from '../../../platform/localized-text.ts';

/** Why a deliverer gave an order back, as a part of a sentence. */
export const giveBackMessages: Readonly<Record<GiveBackReason, LocalizedText>> = {
  too_far: { en: 'it is too far', hi: 'जगह बहुत दूर है', ml: 'ദൂരം കൂടുതലാണ്' },
  vehicle: { en: 'the vehicle broke down', hi: 'गाड़ी ख़राब हो गई', ml: 'വണ്ടി കേടായി' },
  unwell: {
    en: 'the deliverer is unwell',
    hi: 'डिलीवरी एजेंट की तबीयत ठीक नहीं है',
    ml: 'ഡെലിവറി ഏജന്റിന് സുഖമില്ല',
  },
  other: { en: 'another reason', hi: 'कोई और वजह', ml: 'മറ്റൊരു കാരണം' },
  nobody_there: { en: 'nobody was there', hi: 'वहाँ कोई नहीं था', ml: 'അവിടെ ആരും ഉണ്ടായിരുന്നില്ല' },
  not_found: { en: 'the house was not found', hi: 'घर नहीं मिला', ml: 'വീട് കണ്ടെത്താനായില്ല' },
  refused: {
    en: 'the order was refused at the door',
    hi: 'ऑर्डर लेने से मना किया गया',
    ml: 'ഓർഡർ വാങ്ങാൻ വിസമ്മതിച്ചു',
  },
};

export const giveBackHistory = {
  gaveBack: (deliverer: LocalizedText, why: LocalizedText): LocalizedText => ({
    en: `${deliverer.en} gave the delivery back, ${why.en}`,
    hi: `${deliverer.hi} ने डिलीवरी वापस कर दी, ${why.hi}`,
    ml: `${deliverer.ml} ഡെലിവറി തിരികെ നൽകി, ${why.ml}`,
  }),
  failed: (why: LocalizedText): LocalizedText => ({
    en: `Not delivered, ${why.en}`,
    hi: `पहुँचाया नहीं जा सका, ${why.hi}`,
    ml: `എത്തിക്കാനായില്ല, ${why.ml}`,
  }),
};
