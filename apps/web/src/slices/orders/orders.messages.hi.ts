import { orderNumber } from '@haat/contract/city-ids';
import type { Translated } from '../../platform/words.ts';
import type * as english from './orders.messages.ts';

export const orders: Translated<typeof english.orders> = {
  title: (id) => (Number.isSafeInteger(Number(id)) ? `ऑर्डर ${orderNumber(Number(id))}` : 'ऑर्डर'),
  itemCount: (count) => `${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`,
  goods: (names, more) => (more === 0 ? names.join(' और ') : `${names.join(', ')} और ${more} अन्य`),
  items: 'सामान',
  changeSuggested: 'दुकान ने बदलाव का सुझाव दिया है',
  history: 'अब तक',
  doneAndReceived: (done, received) => `${done} को किया, ${received} को मिला`,
  agent: 'डिलीवरी एजेंट',
  call: 'फ़ोन करें',
  nothingToCollect: 'कुछ नहीं लेना है: उधार पर',
  payment: 'भुगतान',
  instructions: 'और कोई बात',
  rejected: 'लौटाया सामान',
  leftOut: 'जो सामान नहीं मिला',
  rejectedItem: (name, quantity) => `${name}: ${quantity}`,
  delivery: 'डिलीवरी',
  restNeedsConnection: 'इस ऑर्डर की बाक़ी जानकारी के लिए नेटवर्क चाहिए।',
  total: 'कुल',
  assignedToYou: 'आपने ली',
  times: (quantity, price) => `${quantity} × ${price}`,
  weighed: (amount) => `तौल ${amount}`,
};

export const statusLabels: Translated<typeof english.statusLabels> = {
  INITIATED: 'ऑर्डर हुआ',
  ACCEPTED: 'स्वीकार हुआ',
  REJECTED: 'मना किया',
  CANCELLED: 'रद्द हुआ',
  ASSIGNED: 'एजेंट मिला',
  PICKED_UP: 'दुकान से उठा लिया',
  DELIVERED: 'पहुँच गया',
  VERIFIED: 'जाँच हो गई',
  COMPLETED: 'पूरा हुआ',
};
