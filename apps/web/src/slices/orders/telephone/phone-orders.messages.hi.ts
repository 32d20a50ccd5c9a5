import type { Translated } from '../../../platform/words.ts';
import type * as english from './phone-orders.messages.ts';

export const phoneOrders: Translated<typeof english.phoneOrders> = {
  title: 'फ़ोन पर ऑर्डर',
  line: 'ग्राहक को रक़म और कोड का SMS जाता है। वे आपको कोड बताएँ, फिर आप ऑर्डर पक्का करें।',
  waiting: 'कोड का इंतज़ार',
  newOrder: 'नया ऑर्डर',
  customerName: 'ग्राहक का नाम',
  goods: 'सामान जोड़ें',
  ownGoods: 'आपका सामान',
  chosen: 'सामान',
  each: (price) => `${price} प्रति नग`,
  noGoods: 'कम से कम एक सामान जोड़ें।',
  address: 'पता',
  landmark: 'पहचान की जगह',
  mapLine: 'नक़्शे पर घर छुएँ। पिन न हो तो डिलीवरी एजेंट लिखे हुए पते पर जाता है।',
  sum: 'सामान की रक़म',
  plusDelivery: 'डिलीवरी का ख़र्च इसमें जुड़ेगा।',
  payBy: 'ग्राहक भुगतान कैसे करेंगे?',
  send: 'SMS भेजें',
  clear: 'फ़ॉर्म ख़ाली करें',
  clearing: 'आपने नीचे जो लिखा है, वह सब हट जाएगा।',
  expires: (time) => `${time} तक`,
  code: 'SMS का कोड',
  fourDigits: 'SMS के चार अंक लिखें',
  confirm: 'ऑर्डर पक्का करें',
};
