import type { Translated } from '../../../platform/words.ts';
import type * as english from './retailer-orders.messages.ts';

export const retailerOrders: Translated<typeof english.retailerOrders> = {
  title: 'ऑर्डर',
  active: 'चालू ऑर्डर',
  previous: 'पुराने ऑर्डर',
  toAnswer: (count) => `${count} का जवाब देना है`,
  noGoodsTitle: 'आपकी दुकान में अभी कोई सामान नहीं',
  noGoodsLine: 'सामान जोड़ें, ताकि ग्राहक ऑर्डर कर सकें।',
  addGoods: 'कैटलॉग से जोड़ें',
  noActiveTitle: 'कोई चालू ऑर्डर नहीं',
  noActiveLine: 'नए ऑर्डर यहाँ अपने आप दिखेंगे।',
  noPreviousTitle: 'कोई पुराना ऑर्डर नहीं',
  noPreviousLine: 'पूरे हो चुके ऑर्डर यहाँ दिखेंगे।',
  accept: 'स्वीकार करें',
  reject: 'मना करें',
  withdraw: 'ऑर्डर रद्द करें',
  customer: 'ग्राहक',
  answering: {
    accept: (order) => `आप ${order} तैयार करेंगे, और डिलीवरी एजेंट उसे ले जाएगा। ग्राहक को बताया जाएगा।`,
    reject: (order) => `${order} ख़त्म होगा और उसका सामान फिर से बिकेगा। ग्राहक को बताया जाएगा।`,
    withdraw: (order) => `${order} ख़त्म होगा और उसका सामान फिर से बिकेगा। ग्राहक और ऑपरेटर को बताया जाएगा।`,
  },
  propose: 'सामान बदलें',
  suspendedLine: 'स्वीकार किए हुए ऑर्डर पहुँचाए जाएँगे। ऑर्डर खोलकर उसे देखें और बताएँ कि पैसे मिले या नहीं।',
  all: 'सभी ऑर्डर',
  rejectHint: 'कोई सामान न हो, तो सामान बदलें। समय ठीक न हो, तो ऑर्डर के लिए मना करें।',
  line: (customer, items, agent) => [customer, items, agent].filter(Boolean).join(' · '),
  ahead: {
    INITIATED: 'स्वीकार करें या मना करें',
    ACCEPTED: 'एजेंट मिलने का इंतज़ार',
    ASSIGNED: 'आपकी दुकान से उठाया जाएगा',
    PICKED_UP: 'ग्राहक के दरवाज़े पर',
    DELIVERED: 'ग्राहक सामान जाँचेंगे',
    VERIFIED: 'पैसे मिलने पर पूरा होगा',
  },
};
