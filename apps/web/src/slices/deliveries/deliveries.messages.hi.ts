// The texts of deliveries.messages.ts in Hindi.
import { orderNumber } from '@haat/contract/city-ids';
import type { Translated } from '../../platform/words.ts';
import type * as english from './deliveries.messages.ts';

export const deliveries: Translated<typeof english.deliveries> = {
  listTitle: 'डिलीवरी',
  requestsTitle: 'डिलीवरी के अनुरोध',
  profileTitle: 'प्रोफ़ाइल',
  orderTitle: (orderId) => `ऑर्डर ${orderNumber(orderId)}`,
  deliveryTitle: 'डिलीवरी',
  emptyTitle: 'अभी कोई डिलीवरी नहीं',
  emptyLine: 'आपकी स्वीकार की हुई डिलीवरी यहाँ दिखेंगी।',
  seeRequests: 'अनुरोध देखें',
  noRequestsTitle: 'कोई नया अनुरोध नहीं',
  noRequestsLine: 'नए अनुरोध यहाँ अपने आप दिखेंगे।',
  from: 'कहाँ से',
  to: 'कहाँ पहुँचाएँ',
  fromTo: (shop, customer) => `${shop} → ${customer}`,
  pickupAddress: 'उठाने का पता',
  deliveryAddress: 'पहुँचाने का पता',
  accept: 'स्वीकार करें',
  deletedAccount: 'हटाया गया खाता',
  call: 'फ़ोन करें',
  openInMaps: 'मैप में खोलें',
  instructions: 'और जानकारी',
  toCollect: 'लेने हैं',
  collected: 'ले लिए',
  actions: 'अगला क़दम',
  markPickedUp: 'दुकान से उठा लिया',
  markDelivered: 'पहुँचा दिया',
  markCompleted: 'पूरा हुआ',
  paymentHint: (amount) => `जैसे: नकद ${amount}`,
  notSent: 'नहीं भेजा जा सका। थोड़ी देर में फिर से कोशिश करें।',
  orderedBy: (name) => `ऑर्डर करने वाले: ${name}`,
};
