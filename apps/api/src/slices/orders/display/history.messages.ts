import type { NoCodeReason } from '@haat/contract/delivery-codes';
import type { GiveBackReason } from '@haat/contract/give-back';
import type { WithdrawReason } from '@haat/contract/order-endings';
import type { RefusalReason } from '@haat/contract/payment-machine';
import { formatRupees } from '../../../platform/format-rupees.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import type { EventDetails } from '../order-event.tables.ts';

export const historyMessages = {
  aDeliverer: { en: 'A deliverer', hi: 'एक डिलीवरी एजेंट', ml: 'ഒരു ഡെലിവറി ഏജന്റ്' },
  placed: { en: 'Order placed', hi: 'ऑर्डर किया गया', ml: 'ഓർഡർ ചെയ്തു' },
  placedByPhone: { en: 'Ordered by telephone', hi: 'फ़ोन पर ऑर्डर किया गया', ml: 'ഫോണിലൂടെ ഓർഡർ ചെയ്തു' },
  placedByList: { en: 'Ordered by a list', hi: 'सूची भेजकर ऑर्डर किया गया', ml: 'ലിസ്റ്റ് അയച്ച് ഓർഡർ ചെയ്തു' },
  agreedToOffer: {
    en: 'The customer agreed to the shop’s offer',
    hi: 'ग्राहक दुकान के प्रस्ताव से सहमत हुआ',
    ml: 'കടയുടെ ഓഫർ ഉപഭോക്താവ് സമ്മതിച്ചു',
  },
  placedByStanding: {
    en: 'Ordered by ‘Every morning’',
    hi: '‘हर सुबह’ से ऑर्डर किया गया',
    ml: '‘എന്നും രാവിലെ’ വഴി ഓർഡർ ചെയ്തു',
  },
  accepted: (shop: string): LocalizedText => ({
    en: `${shop} accepted`,
    hi: `${shop} ने ऑर्डर स्वीकार किया`,
    ml: `${shop} ഓർഡർ സ്വീകരിച്ചു`,
  }),
  proposed: (shop: string): LocalizedText => ({
    en: `${shop} suggested a change`,
    hi: `${shop} ने बदलाव का सुझाव दिया`,
    ml: `${shop} ഒരു മാറ്റം നിർദ്ദേശിച്ചു`,
  }),
  acceptedAsWished: (shop: string): LocalizedText => ({
    en: `${shop} accepted with the changes that the customer wished`,
    hi: `${shop} ने ग्राहक की इच्छा के अनुसार बदलाव के साथ स्वीकार किया`,
    ml: `ഉപഭോക്താവ് ആവശ്യപ്പെട്ടതുപോലെ മാറ്റം വരുത്തി ${shop} സ്വീകരിച്ചു`,
  }),
  agreed: {
    en: 'The customer agreed to the change',
    hi: 'ग्राहक बदलाव से सहमत हुआ',
    ml: 'ഉപഭോക്താവ് മാറ്റം സമ്മതിച്ചു',
  },
  leftOut: {
    en: 'The customer takes it without these items',
    hi: 'ग्राहक इन सामानों के बिना लेगा',
    ml: 'ഈ സാധനങ്ങൾ ഇല്ലാതെ ഉപഭോക്താവ് വാങ്ങും',
  },
  expired: {
    en: 'The suggested change was not answered in time',
    hi: 'बदलाव के सुझाव का समय पर जवाब नहीं आया',
    ml: 'നിർദ്ദേശിച്ച മാറ്റത്തിന് സമയത്ത് മറുപടി കിട്ടിയില്ല',
  },
  weighed: (shop: string, rupees: EventDetails['weighed']): LocalizedText =>
    rupees === undefined || rupees.now === rupees.before
      ? { en: `${shop} weighed it`, hi: `${shop} ने तौला`, ml: `${shop} തൂക്കിനോക്കി` }
      : {
          en: `${shop} weighed it: ${formatRupees(rupees.now)} instead of ${formatRupees(rupees.before)}`,
          hi: `${shop} ने तौला: ${formatRupees(rupees.before)} की जगह ${formatRupees(rupees.now)}`,
          ml: `${shop} തൂക്കിനോക്കി: ${formatRupees(rupees.before)}-നു പകരം ${formatRupees(rupees.now)}`,
        },
  rejected: (shop: string): LocalizedText => ({
    en: `${shop} rejected`,
    hi: `${shop} ने ऑर्डर के लिए मना किया`,
    ml: `${shop} ഓർഡർ നിരസിച്ചു`,
  }),
  withdrawn: (shop: string): LocalizedText => ({
    en: `Cancelled by ${shop}`,
    hi: `${shop} ने रद्द किया`,
    ml: `${shop} റദ്ദാക്കി`,
  }),
  cancelledByCustomer: {
    en: 'Cancelled by the customer',
    hi: 'ग्राहक ने रद्द किया',
    ml: 'ഉപഭോക്താവ് റദ്ദാക്കി',
  },
  cancelledByOperator: {
    en: 'Cancelled by the operator',
    hi: 'ऑपरेटर ने रद्द किया',
    ml: 'ഓപ്പറേറ്റർ റദ്ദാക്കി',
  },
  withReason: (what: LocalizedText, reason: LocalizedText): LocalizedText => ({
    en: `${what.en}: ${reason.en}`,
    hi: `${what.hi}: ${reason.hi}`,
    ml: `${what.ml}: ${reason.ml}`,
  }),
  assigned: (deliverer: LocalizedText): LocalizedText => ({
    en: `${deliverer.en} accepted the delivery`,
    hi: `${deliverer.hi} ने डिलीवरी स्वीकार की`,
    ml: `${deliverer.ml} ഡെലിവറി ഏറ്റെടുത്തു`,
  }),
  assignedByOperator: (deliverer: LocalizedText): LocalizedText => ({
    en: `Assigned to ${deliverer.en}`,
    hi: `${deliverer.hi} को दिया गया`,
    ml: `ഏൽപ്പിച്ചത്: ${deliverer.ml}`,
  }),
  released: {
    en: 'Waiting for another deliverer',
    hi: 'दूसरे डिलीवरी एजेंट का इंतज़ार है',
    ml: 'മറ്റൊരു ഡെലിവറി ഏജന്റിനായി കാത്തിരിക്കുന്നു',
  },
  handedOver: (deliverer: LocalizedText): LocalizedText => ({
    en: `Handed over to ${deliverer.en}`,
    hi: `${deliverer.hi} को सौंपा गया`,
    ml: `${deliverer.ml} ഏറ്റെടുത്തു`,
  }),
  pickedUp: (shop: string): LocalizedText => ({
    en: `Picked up at ${shop}`,
    hi: `${shop} से उठाया गया`,
    ml: `കടയിൽ നിന്നെടുത്തു (${shop})`,
  }),
  delivered: { en: 'Delivered to the door', hi: 'घर तक पहुँचाया गया', ml: 'വീട്ടുപടിക്കൽ എത്തിച്ചു' },
  deliveredHow: (how: LocalizedText): LocalizedText => ({
    en: `Delivered to the door ${how.en}`,
    hi: `घर तक पहुँचाया गया, ${how.hi}`,
    ml: `വീട്ടുപടിക്കൽ എത്തിച്ചു, ${how.ml}`,
  }),
  ready: { en: 'Ready to fetch', hi: 'ले जाने के लिए तैयार', ml: 'വന്നെടുക്കാൻ തയ്യാർ' },
  handedOut: (shop: string): LocalizedText => ({
    en: `Handed out at ${shop}`,
    hi: `${shop} से ग्राहक को दिया गया`,
    ml: `കടയിൽ നിന്ന് കൊടുത്തു (${shop})`,
  }),
  handedOutHow: (shop: string, how: LocalizedText): LocalizedText => ({
    en: `Handed out at ${shop} ${how.en}`,
    hi: `${shop} से ग्राहक को दिया गया, ${how.hi}`,
    ml: `കടയിൽ നിന്ന് കൊടുത്തു (${shop}), ${how.ml}`,
  }),
  handedOutRefused: (what: LocalizedText, items: LocalizedText): LocalizedText => ({
    en: `${what.en}. Refused: ${items.en}`,
    hi: `${what.hi}। नहीं लिया गया: ${items.hi}`,
    ml: `${what.ml}. വേണ്ടെന്നുവച്ചത്: ${items.ml}`,
  }),
  allAccepted: {
    en: 'Checked at the door: everything accepted',
    hi: 'दरवाज़े पर जाँच हुई: सब कुछ ले लिया गया',
    ml: 'വീട്ടുപടിക്കൽ പരിശോധിച്ചു: എല്ലാം സ്വീകരിച്ചു',
  },
  refused: (items: LocalizedText): LocalizedText => ({
    en: `Checked at the door. Refused: ${items.en}`,
    hi: `दरवाज़े पर जाँच हुई। नहीं लिया गया: ${items.hi}`,
    ml: `വീട്ടുപടിക്കൽ പരിശോധിച്ചു. വേണ്ടെന്നുവച്ചത്: ${items.ml}`,
  }),
  denied: (shop: string, rupees: number): LocalizedText => ({
    en: `${shop} did not get ${formatRupees(rupees)} by UPI`,
    hi: `${shop} को UPI से ${formatRupees(rupees)} नहीं मिले`,
    ml: `UPI വഴി ${formatRupees(rupees)} കിട്ടിയില്ല (${shop})`,
  }),
  deniedByOperator: (rupees: number): LocalizedText => ({
    en: `The operator says that ${formatRupees(rupees)} by UPI did not come`,
    hi: `ऑपरेटर के अनुसार UPI से ${formatRupees(rupees)} नहीं आए`,
    ml: `UPI വഴി ${formatRupees(rupees)} കിട്ടിയില്ലെന്ന് ഓപ്പറേറ്റർ അറിയിച്ചു`,
  }),
  claimWithdrawn: (rupees: number): LocalizedText => ({
    en: `The customer says that ${formatRupees(rupees)} by UPI was not paid`,
    hi: `ग्राहक के अनुसार UPI से ${formatRupees(rupees)} का भुगतान नहीं हुआ`,
    ml: `UPI വഴി ${formatRupees(rupees)} അടച്ചിട്ടില്ലെന്ന് ഉപഭോക്താവ് അറിയിച്ചു`,
  }),
  cameLate: (rupees: number): LocalizedText => ({
    en: `${formatRupees(rupees)} by UPI came after all`,
    hi: `UPI से ${formatRupees(rupees)} बाद में आ गए`,
    ml: `UPI വഴി ${formatRupees(rupees)} പിന്നീട് കിട്ടി`,
  }),
  completed: { en: 'Completed', hi: 'पूरा हुआ', ml: 'പൂർത്തിയായി' },
  completedAllAccepted: {
    en: 'Completed. The deliverer says: everything accepted',
    hi: 'पूरा हुआ। डिलीवरी एजेंट ने बताया: सब कुछ ले लिया गया',
    ml: 'പൂർത്തിയായി. ഡെലിവറി ഏജന്റ് അറിയിച്ചത്: എല്ലാം സ്വീകരിച്ചു',
  },
  completedRefused: (items: LocalizedText): LocalizedText => ({
    en: `Completed. The deliverer says that the customer refused: ${items.en}`,
    hi: `पूरा हुआ। डिलीवरी एजेंट ने बताया, ग्राहक ने नहीं लिया: ${items.hi}`,
    ml: `പൂർത്തിയായി. ഉപഭോക്താവ് വേണ്ടെന്നുവച്ചതായി ഡെലിവറി ഏജന്റ് അറിയിച്ചത്: ${items.ml}`,
  }),
};

/** After 'Delivered to the door'. */
export const handedMessages: Readonly<Record<'code' | NoCodeReason, LocalizedText>> = {
  code: { en: 'with the delivery code', hi: 'डिलीवरी कोड के साथ', ml: 'ഡെലിവറി കോഡോടെ' },
  no_phone: {
    en: 'without a code: no phone',
    hi: 'बिना कोड: फ़ोन नहीं था',
    ml: 'കോഡില്ലാതെ: ഫോൺ ഇല്ലായിരുന്നു',
  },
  phone_dead: {
    en: 'without a code: the phone was off',
    hi: 'बिना कोड: फ़ोन बंद था',
    ml: 'കോഡില്ലാതെ: ഫോൺ ഓഫായിരുന്നു',
  },
  someone_else: {
    en: 'without a code: somebody else took it',
    hi: 'बिना कोड: किसी और ने लिया',
    ml: 'കോഡില്ലാതെ: മറ്റൊരാൾ വാങ്ങി',
  },
};

/** In brackets after a refused item. */
export const reasonMessages: Readonly<Record<RefusalReason, LocalizedText>> = {
  damaged: { en: 'damaged', hi: 'टूटा-फूटा', ml: 'കേടുപറ്റിയത്' },
  wrong_item: { en: 'wrong item', hi: 'ग़लत सामान', ml: 'സാധനം മാറിപ്പോയി' },
  spoilt: { en: 'spoilt', hi: 'ख़राब', ml: 'ചീത്തയായത്' },
  missing: { en: 'missing', hi: 'नहीं मिला', ml: 'കിട്ടിയില്ല' },
  too_expensive: { en: 'too expensive', hi: 'बहुत महँगा', ml: 'വില കൂടുതൽ' },
  not_needed: { en: 'not needed', hi: 'ज़रूरत नहीं', ml: 'ആവശ്യമില്ല' },
};

/** The history's sentences for what happens because nobody answers. */
export const reminderHistory = {
  remindShop: (shop: string): LocalizedText => ({
    en: `${shop} was reminded`,
    hi: `${shop} को याद दिलाया गया`,
    ml: `${shop}-നെ ഓർമ്മിപ്പിച്ചു`,
  }),
  /** `count`: how many were sent. */
  smsShop: (shop: string, count: number): LocalizedText =>
    count > 0
      ? {
          en: `${shop} was reminded by SMS`,
          hi: `${shop} को SMS से याद दिलाया गया`,
          ml: `${shop}-നെ SMS വഴി ഓർമ്മിപ്പിച്ചു`,
        }
      : {
          en: `${shop} got no SMS, because it got the most of a day`,
          hi: `${shop} को SMS नहीं भेजा गया, क्योंकि दिन की सीमा पूरी हो गई`,
          ml: `${shop}-ന് SMS അയച്ചില്ല, കാരണം ഒരു ദിവസത്തെ പരിധി കഴിഞ്ഞു`,
        },
  tellOperator: (shop: string): LocalizedText => ({
    en: `The operator was told that ${shop} has not answered`,
    hi: `ऑपरेटर को बताया गया कि ${shop} ने जवाब नहीं दिया है`,
    ml: `${shop} മറുപടി നൽകിയിട്ടില്ലെന്ന് ഓപ്പറേറ്ററെ അറിയിച്ചു`,
  }),
  tellCustomer: (shop: string): LocalizedText => ({
    en: `${shop} has not answered yet`,
    hi: `${shop} ने अभी तक जवाब नहीं दिया है`,
    ml: `${shop} ഇതുവരെ മറുപടി നൽകിയിട്ടില്ല`,
  }),
  remindDeliverers: {
    en: 'The deliverers were reminded',
    hi: 'डिलीवरी एजेंटों को याद दिलाया गया',
    ml: 'ഡെലിവറി ഏജന്റുമാരെ ഓർമ്മിപ്പിച്ചു',
  },
  tellOperatorRequest: {
    en: 'The operator was told that nobody has taken the delivery',
    hi: 'ऑपरेटर को बताया गया कि किसी ने डिलीवरी नहीं ली है',
    ml: 'ആരും ഡെലിവറി ഏറ്റെടുത്തിട്ടില്ലെന്ന് ഓപ്പറേറ്ററെ അറിയിച്ചു',
  },
};

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

/** Why a shop ended an order. */
export const endingMessages: Readonly<Record<WithdrawReason, LocalizedText>> = {
  out_of_stock: { en: 'it is out of stock', hi: 'सामान ख़त्म हो गया', ml: 'സാധനം തീർന്നുപോയി' },
  closed: { en: 'the shop is closed', hi: 'दुकान बंद है', ml: 'കട അടച്ചിരിക്കുന്നു' },
  too_far: { en: 'it is too far', hi: 'जगह बहुत दूर है', ml: 'ദൂരം കൂടുതലാണ്' },
  other: { en: 'another reason', hi: 'कोई और वजह', ml: 'മറ്റൊരു കാരണം' },
  not_fetched: { en: 'nobody fetched it', hi: 'कोई लेने नहीं आया', ml: 'ആരും വാങ്ങാൻ വന്നില്ല' },
};

/** In place of the delivery code's words. */
export const pickUpCode: LocalizedText = {
  en: 'with the pick-up code',
  hi: 'पिक-अप कोड से',
  ml: 'പിക്ക്-അപ്പ് കോഡ് പറഞ്ഞ്',
};
