import type { Translated } from '../../../platform/words.ts';
import type * as english from './packing.messages.ts';

export const packing: Translated<typeof english.packing> = {
  title: 'पैक करें',
  pack: (count) => (count === 0 ? 'पैक करें' : `पैक करें: ${count}`),
  slots: 'डिलीवरी का समय',
  orders: (count) => `${count} ऑर्डर`,
  packedOf: (packed, orders) => `${orders} में से ${packed} पैक`,
  goods: 'निकालने का सामान',
  goodsLine: 'जो सामान निकाल लिया, उस पर निशान लगाएँ। यह फ़ोन उसे याद रखता है।',
  toPack: 'पैक करने के ऑर्डर',
  packed: 'पैक हो गया',
  notPacked: 'अभी पैक नहीं हुआ',
  print: 'प्रिंट करें',
  onlyList: 'सिर्फ़ सूची',
  onlyLabels: 'सिर्फ़ लेबल',
  labels: 'लेबल',
  list: (time) => `पैक करने की सूची, ${time}`,
  toCollect: (amount) => `लेने हैं: ${amount}`,
  emptyTitle: 'पैक करने को कुछ नहीं है',
  emptyLine: 'आप जो ऑर्डर स्वीकार करेंगे, वे यहाँ दिखेंगे।',
};
