import type { Translated } from '../../../platform/words.ts';
import type * as english from './trip.messages.ts';

export const trip: Translated<typeof english.trip> = {
  title: 'आपका रास्ता',
  sums: (stops, way, toCollect) => [`${stops} पड़ाव`, ...way, `${toCollect} लेने हैं`].join(' · '),
  pickUp: (shop) => `${shop} से लें`,
  drop: (name) => `${name} को दें`,
  orders: (count) => `${count} ऑर्डर`,
  pickUpAll: 'सब दुकान से उठा लिए',
  pickingUpAll: (count) => `${count} ऑर्डर आपके पास हैं। ग्राहकों को बताया जाएगा।`,
  open: 'डिलीवरी खोलें',
  choose: (order) => `${order} चुनें`,
  acceptAll: (count) => `${count} अनुरोध स्वीकार करें`,
  acceptingAll: (count) => `${count} ऑर्डर आप पहुँचाएँगे। ग्राहकों को बताया जाएगा।`,
  notAll: (count) => `${count} अनुरोध स्वीकार नहीं हुए। किसी और ने पहले ले लिए, या वे अब खुले नहीं हैं।`,
  toCome: 'आगे के पड़ाव',
  startHere: 'जहाँ मैं हूँ, वहाँ से शुरू करें',
};
