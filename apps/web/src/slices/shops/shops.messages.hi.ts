// The texts of shops.messages.ts in Hindi.
import type { Translated } from '../../platform/words.ts';
import type * as english from './shops.messages.ts';

export const shops: Translated<typeof english.shops> = {
  homeTitle: 'दुकानें',
  searchProducts: 'सभी दुकानों में सामान खोजें',
  nearYou: 'आपके पास की दुकानें',
  showing: (type) => `${type} की दुकानें`,
  viewAll: 'सभी देखें',
  types: 'दुकान के प्रकार',
  distance: (km) => `${km} कि.मी.`,
  closed: 'बंद',
  hours: (opens, closes) => `${opens} – ${closes}`,
  noneNear: 'अभी कोई दुकान यहाँ सामान नहीं पहुँचाती',
  noneNearLine: 'दूसरा पता चुनें, या बाद में देखें।',
  noneOfType: (type) => `इस पते के पास ${type} की दुकान नहीं है`,
  chooseAddress: 'दूसरा पता चुनें',
  moreLoading: 'और दुकानें आ रही हैं',
  store: 'दुकान',
  rail: 'सामान के प्रकार',
  searchStore: () => 'दुकान में खोजें',
  contact: 'संपर्क',
  retailer: 'दुकानदार',
  address: 'पता',
  timings: 'समय',
  closedNow: 'अभी बंद',
  closedLine: 'यह दुकान अभी बंद है। आप सामान देख सकते हैं, पर ऑर्डर नहीं कर सकते।',
  openInMaps: 'मैप में खोलें',
  call: (name) => `${name} को फ़ोन करें`,
};
