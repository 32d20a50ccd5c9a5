import type { Translated } from '../../platform/words.ts';
import type * as english from './cart.messages.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`;

export const cart: Translated<typeof english.cart> = {
  title: 'कार्ट',
  orderingFrom: 'आप यहाँ से ले रहे हैं',
  empty: 'कार्ट में कुछ नहीं है',
  emptyLine: 'पास की दुकान से सामान जोड़ें।',
  seeStores: 'दुकानें देखें',
  checkout: 'ऑर्डर पर जाएँ',
  items: 'सामान',
  deliveryCost: 'डिलीवरी का ख़र्च',
  noDelivery: 'यहाँ डिलीवरी नहीं होती',
  onlyPickUp: 'यह पता डिलीवरी के लिए बहुत दूर है। आप ऑर्डर दुकान से ख़ुद ले सकते हैं।',
  costUnknown: 'अभी मालूम नहीं',
  total: 'कुल',
  staysWith: (name) => `सामान जोड़ने पर हम पूछेंगे कि ${name} पर पहुँचाना है या नहीं।`,
  counted,
  viewCart: (count) => `कार्ट देखें · ${counted(count)}`,
  toCart: 'कार्ट देखें',
  emptying: (count, shop) => `पहले आपका कार्ट ख़ाली होगा। ${shop} की ${counted(count)} हट जाएँगी।`,
  moving: 'कार्ट का सारा सामान अब चुने हुए पते पर पहुँचेगा।',
  amount: 'कितना',
  add: 'जोड़ें',
  addToCart: 'कार्ट में जोड़ें',
  addNamed: (name) => `${name} कार्ट में जोड़ें`,
  outOfStock: 'ख़त्म हो गया',
  onlyLeft: (available) => `सिर्फ़ ${available} बाक़ी`,
  atMost: (most) => `एक ऑर्डर में ${most} तक`,
  each: (price) => `${price} प्रति नग`,
};
