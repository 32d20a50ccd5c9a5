import type { OrderAction, OrderStatus } from '@haat/contract/order-machine';
import type { LocalNames, PackUnit } from '@haat/contract/pack';
import { formatRupees } from '../../platform/format-rupees.ts';
import { nameWords } from '../../platform/local-names.ts';
import { inEach, type LocalizedText } from '../../platform/localized-text.ts';
import { looseWords } from '../products/index.ts';

/** '12 minutes'. Rounded up, because an earlier try is refused again. */
const waitOf = (minutes: number): LocalizedText =>
  inEach((language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
      Math.ceil(minutes),
    ),
  );

export const orderMessages = {
  codeWrong: {
    en: 'This is not the delivery code. Ask the customer for it again.',
    hi: 'यह डिलीवरी कोड नहीं है। ग्राहक से फिर पूछें।',
    ml: 'ഇതല്ല ഡെലിവറി കോഡ്. ഉപഭോക്താവിനോട് വീണ്ടും ചോദിക്കുക.',
  },
  codeOver: {
    en: 'The delivery code was wrong too often. Say why there is no code.',
    hi: 'डिलीवरी कोड कई बार ग़लत था। बताएँ कि कोड क्यों नहीं है।',
    ml: 'ഡെലിവറി കോഡ് പലതവണ തെറ്റി. കോഡ് ഇല്ലാത്തതിന്റെ കാരണം പറയുക.',
  },
  pickUpCodeWrong: {
    en: 'This is not the pick-up code. Ask the customer for it again.',
    hi: 'यह पिक-अप कोड नहीं है। ग्राहक से फिर पूछें।',
    ml: 'ഇതല്ല പിക്ക്-അപ്പ് കോഡ്. ഉപഭോക്താവിനോട് വീണ്ടും ചോദിക്കുക.',
  },
  pickUpCodeOver: {
    en: 'The pick-up code was wrong too often. Say why there is no code.',
    hi: 'पिक-अप कोड कई बार ग़लत था। बताएँ कि कोड क्यों नहीं है।',
    ml: 'പിക്ക്-അപ്പ് കോഡ് പലതവണ തെറ്റി. കോഡ് ഇല്ലാത്തതിന്റെ കാരണം പറയുക.',
  },
  noSuchSlot: {
    en: 'This delivery slot does not exist. Choose one from the list.',
    hi: 'डिलीवरी का यह समय नहीं है। सूची में से समय चुनें।',
    ml: 'ഈ ഡെലിവറി സമയം ഇല്ല. പട്ടികയിൽ നിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക.',
  },
  slotTaken: {
    en: 'This delivery slot is full or over. Choose another one.',
    hi: 'डिलीवरी का यह समय भर गया है या निकल चुका है। दूसरा समय चुनें।',
    ml: 'ഈ ഡെലിവറി സമയത്ത് ഒഴിവില്ല, അല്ലെങ്കിൽ സമയം കഴിഞ്ഞുപോയി. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  },
  addAddress: {
    en: 'Add an address first. Delivery slots depend on its city.',
    hi: 'पहले एक पता जोड़ें। डिलीवरी का समय उसकी जगह पर निर्भर है।',
    ml: 'ആദ്യം ഒരു വിലാസം ചേർക്കുക. ഡെലിവറി സമയം ആ സ്ഥലം അനുസരിച്ചാണ്.',
  },
  emptyCart: {
    en: 'Your cart is empty. Add something first.',
    hi: 'आपका कार्ट ख़ाली है। पहले कुछ जोड़ें।',
    ml: 'നിങ്ങളുടെ കാർട്ടിൽ ഒന്നുമില്ല. ആദ്യം എന്തെങ്കിലും ചേർക്കുക.',
  },
  totalChanged: {
    en: 'The price has changed, or your cart has. Check the new total, then order again.',
    hi: 'दाम या आपका कार्ट बदल गया है। नई कुल रक़म देख लें, फिर ऑर्डर करें।',
    ml: 'വിലയോ നിങ്ങളുടെ കാർട്ടോ മാറി. പുതിയ തുക നോക്കിയിട്ട് വീണ്ടും ഓർഡർ ചെയ്യുക.',
  },
  noLongerSold: (names: string): LocalizedText => ({
    en: `No longer sold: ${names}. Check the new total, then order again.`,
    hi: `अब नहीं बिकता: ${names}। नई कुल रक़म देख लें, फिर ऑर्डर करें।`,
    ml: `ഇനി വിൽക്കുന്നില്ല: ${names}. പുതിയ തുക നോക്കിയിട്ട് വീണ്ടും ഓർഡർ ചെയ്യുക.`,
  }),
  tooManyOpen: (atMost: number): LocalizedText => ({
    en: `${atMost} of your orders are waiting for a shop. Wait until a shop accepts, or cancel one.`,
    hi: `आपके ${atMost} ऑर्डर दुकान के जवाब का इंतज़ार कर रहे हैं। किसी दुकान के स्वीकार करने तक रुकें, या एक ऑर्डर रद्द करें।`,
    ml: `നിങ്ങളുടെ ${atMost} ഓർഡറുകൾ കടയുടെ മറുപടിക്കായി കാത്തിരിക്കുന്നു. ഒരു കട സ്വീകരിക്കുന്നതുവരെ കാത്തിരിക്കുക, അല്ലെങ്കിൽ ഒന്ന് റദ്ദാക്കുക.`,
  }),
  tooMany: (atMost: number, minutes: number): LocalizedText => {
    const wait = waitOf(minutes);
    return {
      en: `You have ordered ${atMost} times within an hour. Wait ${wait.en}, then order again.`,
      hi: `आपने एक घंटे में ${atMost} ऑर्डर कर दिए हैं। ${wait.hi} बाद फिर ऑर्डर करें।`,
      ml: `ഒരു മണിക്കൂറിനുള്ളിൽ നിങ്ങൾ ${atMost} ഓർഡർ നൽകി. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ഓർഡർ ചെയ്യുക.`,
    };
  },
  tooManyAtShop: (atMost: number, minutes: number): LocalizedText => {
    const wait = waitOf(minutes);
    return {
      en: `You have ordered ${atMost} times at this shop within an hour. Wait ${wait.en}, or order at another shop.`,
      hi: `आपने एक घंटे में इस दुकान से ${atMost} ऑर्डर कर दिए हैं। ${wait.hi} रुकें, या किसी दूसरी दुकान से ऑर्डर करें।`,
      ml: `ഒരു മണിക്കൂറിനുള്ളിൽ ഈ കടയിൽ നിങ്ങൾ ${atMost} ഓർഡർ നൽകി. ${wait.ml} കാത്തിരിക്കുക, അല്ലെങ്കിൽ മറ്റൊരു കടയിൽ നിന്ന് വാങ്ങുക.`,
    };
  },
  cannotChange: (number: number, status: OrderStatus): LocalizedText =>
    inEach((language) => cannotChange[language](number, statusNames[status][language])),
  noPickUp: (shop: string): LocalizedText => ({
    en: `Nothing can be fetched at ${shop}. Choose delivery.`,
    hi: `${shop} से सामान ख़ुद नहीं ले जा सकते। डिलीवरी चुनें।`,
    ml: `${shop}-ൽ വന്നെടുക്കാനാവില്ല. ഡെലിവറി തിരഞ്ഞെടുക്കുക.`,
  }),
  isDelivered: (order: number): LocalizedText => ({
    en: `Order ${order} is brought to its customer, so it isn’t handed out in the shop.`,
    hi: `ऑर्डर ${order} ग्राहक के घर पहुँचाया जाता है, दुकान से नहीं दिया जाता।`,
    ml: `ഓർഡർ ${order} ഉപഭോക്താവിന് എത്തിച്ചുകൊടുക്കേണ്ടതാണ്, കടയിൽ നിന്ന് കൊടുക്കുന്നില്ല.`,
  }),
  noUpi: (shop: string): LocalizedText => ({
    en: `${shop} takes no UPI. Choose another way to pay.`,
    hi: `${shop} UPI नहीं लेती। भुगतान का दूसरा तरीक़ा चुनें।`,
    ml: `${shop} UPI സ്വീകരിക്കുന്നില്ല. പണം നൽകാൻ മറ്റൊരു വഴി തിരഞ്ഞെടുക്കുക.`,
  }),
  cannotWeigh: (number: number, status: OrderStatus): LocalizedText =>
    inEach((language) => cannotWeigh[language](number, statusNames[status][language])),
  onlyLoose: {
    en: 'Name each item at most once, and only items of this order that are sold by weight or volume.',
    hi: 'हर सामान एक ही बार बताएँ, और इस ऑर्डर का केवल वही सामान जो तौलकर या नापकर बिकता है।',
    ml: 'ഓരോ സാധനവും ഒരു തവണ മാത്രം പറയുക. ഈ ഓർഡറിലെ തൂക്കിയോ അളന്നോ വിൽക്കുന്ന സാധനങ്ങൾ മാത്രം.',
  },
  tooHeavy: ({ name, names, unit }: WeighedItem, most: number): LocalizedText => {
    const amount = looseWords({ value: most, unit: unit === 'ml' || unit === 'l' ? 'ml' : 'g' });
    const shown = nameWords({ name, names });
    return inEach((language) => tooHeavy[language](shown[language], amount[language]));
  },
  keepLess: {
    en: 'Name each item at most once, and keep at most the ordered quantity.',
    hi: 'हर सामान एक ही बार बताएँ, और ऑर्डर की मात्रा से ज़्यादा न रखें।',
    ml: 'ഓരോ സാധനവും ഒരു തവണ മാത്രം പറയുക. ഓർഡർ ചെയ്തതിൽ കൂടുതൽ എടുക്കരുത്.',
  },
  alreadyYours: {
    en: 'You already have this delivery.',
    hi: 'यह डिलीवरी पहले से आपके पास है।',
    ml: 'ഈ ഡെലിവറി ഇപ്പോൾത്തന്നെ നിങ്ങളുടേതാണ്.',
  },
  otherReason: (order: number, status: OrderStatus): LocalizedText =>
    inEach((language) => otherReason[language](order, statusNames[status][language])),
  otherAmount: (order: number, amount: number): LocalizedText => ({
    en: `The amount of order ${order} is now ${formatRupees(amount)}. Reload it and collect that amount.`,
    hi: `ऑर्डर ${order} की रक़म अब ${formatRupees(amount)} है। पेज फिर से खोलें और यही रक़म लें।`,
    ml: `ഓർഡർ ${order}-ന്റെ തുക ഇപ്പോൾ ${formatRupees(amount)} ആണ്. പേജ് വീണ്ടും തുറന്ന് ആ തുക വാങ്ങുക.`,
  }),
  tooEarly: (number: number, action: OrderAction, status: OrderStatus): LocalizedText =>
    inEach((language) => tooEarly[language](number, statusNames[status][language], cannot[action][language])),
  tooLate: (number: number, action: OrderAction, status: OrderStatus): LocalizedText =>
    inEach((language) => tooLate[language](number, statusNames[status][language], cannot[action][language])),
};

interface WeighedItem {
  readonly name: string;
  readonly names: LocalNames;
  readonly unit: PackUnit | null;
}

const tooHeavy = {
  en: (name: string, most: string) => `${name}: at most ${most} for this order. Weigh out less.`,
  hi: (name: string, most: string) => `${name}: इस ऑर्डर के लिए ज़्यादा से ज़्यादा ${most}। कम तौलें।`,
  ml: (name: string, most: string) => `${name}: ഈ ഓർഡറിന് പരമാവധി ${most}. കുറച്ച് തൂക്കുക.`,
};

const cannotWeigh = {
  en: (order: number, is: string) => `Order ${order} is ${is}, so its weights stay.`,
  hi: (order: number, is: string) => `ऑर्डर ${order} ${is}। उसका तौल अब नहीं बदलेगा।`,
  ml: (order: number, is: string) => `ഓർഡർ ${order} ${is}. അതിന്റെ തൂക്കം ഇനി മാറ്റാനാവില്ല.`,
};

const cannotChange = {
  en: (order: number, is: string) => `Order ${order} is ${is}, so the way to pay stays.`,
  hi: (order: number, is: string) => `ऑर्डर ${order} ${is}। भुगतान का तरीक़ा अब नहीं बदलेगा।`,
  ml: (order: number, is: string) => `ഓർഡർ ${order} ${is}. പണം നൽകുന്ന രീതി ഇനി മാറ്റാനാവില്ല.`,
};

const otherReason = {
  en: (order: number, is: string) => `Order ${order} is ${is}. Choose a reason that fits.`,
  hi: (order: number, is: string) => `ऑर्डर ${order} ${is}। इससे मेल खाती वजह चुनें।`,
  ml: (order: number, is: string) => `ഓർഡർ ${order} ${is}. അതിനു ചേരുന്ന കാരണം തിരഞ്ഞെടുക്കുക.`,
};

const tooEarly = {
  en: (order: number, is: string, done: string) =>
    `Order ${order} is ${is} and can’t be ${done} yet. Reload it.`,
  hi: (order: number, is: string, done: string) => `ऑर्डर ${order} ${is}। अभी उसे ${done}। पेज फिर से खोलें।`,
  ml: (order: number, is: string, done: string) => `ഓർഡർ ${order} ${is}. ഇപ്പോൾ അത് ${done}. പേജ് വീണ്ടും തുറക്കുക.`,
};

const tooLate = {
  en: (order: number, is: string, done: string) =>
    `Order ${order} is ${is} and can no longer be ${done}. Reload it.`,
  hi: (order: number, is: string, done: string) => `ऑर्डर ${order} ${is}। अब उसे ${done}। पेज फिर से खोलें।`,
  ml: (order: number, is: string, done: string) => `ഓർഡർ ${order} ${is}. ഇനി അത് ${done}. പേജ് വീണ്ടും തുറക്കുക.`,
};

const statusNames: Readonly<Record<OrderStatus, LocalizedText>> = {
  INITIATED: { en: 'initiated', hi: 'दुकान के जवाब का इंतज़ार कर रहा है', ml: 'കടയുടെ മറുപടിക്കായി കാത്തിരിക്കുന്നു' },
  ACCEPTED: { en: 'accepted', hi: 'स्वीकार हो चुका है', ml: 'സ്വീകരിച്ചുകഴിഞ്ഞു' },
  REJECTED: { en: 'rejected', hi: 'मना किया जा चुका है', ml: 'നിരസിച്ചുകഴിഞ്ഞു' },
  CANCELLED: { en: 'cancelled', hi: 'रद्द हो चुका है', ml: 'റദ്ദാക്കിക്കഴിഞ്ഞു' },
  ASSIGNED: { en: 'assigned', hi: 'डिलीवरी एजेंट को दिया जा चुका है', ml: 'ഡെലിവറി ഏജന്റിനെ ഏൽപ്പിച്ചുകഴിഞ്ഞു' },
  PICKED_UP: { en: 'picked up', hi: 'दुकान से उठाया जा चुका है', ml: 'കടയിൽ നിന്നെടുത്തുകഴിഞ്ഞു' },
  DELIVERED: { en: 'delivered', hi: 'पहुँचाया जा चुका है', ml: 'എത്തിച്ചുകഴിഞ്ഞു' },
  VERIFIED: { en: 'verified', hi: 'जाँचा जा चुका है', ml: 'പരിശോധിച്ചുകഴിഞ്ഞു' },
  COMPLETED: { en: 'completed', hi: 'पूरा हो चुका है', ml: 'പൂർത്തിയായി' },
};

/** What can't happen to the order yet, or any more. */
const cannot: Readonly<Record<OrderAction, LocalizedText>> = {
  accept: { en: 'accepted', hi: 'स्वीकार नहीं किया जा सकता', ml: 'സ്വീകരിക്കാനാവില്ല' },
  agree: { en: 'agreed to', hi: 'माना नहीं जा सकता', ml: 'സമ്മതിക്കാനാവില്ല' },
  reject: { en: 'rejected', hi: 'मना नहीं किया जा सकता', ml: 'നിരസിക്കാനാവില്ല' },
  withdraw: { en: 'cancelled by the shop', hi: 'दुकान की ओर से रद्द नहीं किया जा सकता', ml: 'കടയ്ക്ക് റദ്ദാക്കാനാവില്ല' },
  cancel: { en: 'cancelled', hi: 'रद्द नहीं किया जा सकता', ml: 'റദ്ദാക്കാനാവില്ല' },
  assign: { en: 'taken', hi: 'लिया नहीं जा सकता', ml: 'ഏറ്റെടുക്കാനാവില്ല' },
  release: { en: 'released', hi: 'छोड़ा नहीं जा सकता', ml: 'വിട്ടുകൊടുക്കാനാവില്ല' },
  hand_over: { en: 'handed over', hi: 'किसी और को नहीं दिया जा सकता', ml: 'മറ്റൊരാൾക്ക് കൈമാറാനാവില്ല' },
  give_back: { en: 'given back', hi: 'वापस नहीं किया जा सकता', ml: 'തിരികെ നൽകാനാവില്ല' },
  picked_up: {
    en: 'marked as picked up',
    hi: '‘दुकान से उठा लिया’ नहीं लिखा जा सकता',
    ml: '‘കടയിൽ നിന്നെടുത്തു’ എന്ന് സേവ് ചെയ്യാനാവില്ല',
  },
  delivered: {
    en: 'marked as delivered',
    hi: '‘पहुँचा दिया’ नहीं लिखा जा सकता',
    ml: '‘എത്തിച്ചു’ എന്ന് സേവ് ചെയ്യാനാവില്ല',
  },
  verify: { en: 'verified', hi: 'जाँचा नहीं जा सकता', ml: 'പരിശോധിക്കാനാവില്ല' },
  completed: {
    en: 'marked as completed',
    hi: '‘पूरा हुआ’ नहीं लिखा जा सकता',
    ml: '‘പൂർത്തിയായി’ എന്ന് സേവ് ചെയ്യാനാവില്ല',
  },
  ready: {
    en: 'marked as ready',
    hi: '‘तैयार’ नहीं लिखा जा सकता',
    ml: '‘തയ്യാർ’ എന്ന് സേവ് ചെയ്യാനാവില്ല',
  },
  hand_out: { en: 'handed out', hi: 'ग्राहक को नहीं दिया जा सकता', ml: 'ഉപഭോക്താവിന് കൊടുക്കാനാവില്ല' },
};
