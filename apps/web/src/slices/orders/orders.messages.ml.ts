import { orderNumber } from '@haat/contract/city-ids';
import type { Translated } from '../../platform/words.ts';
import type * as english from './orders.messages.ts';

export const orders: Translated<typeof english.orders> = {
  title: (id) => (Number.isSafeInteger(Number(id)) ? `ഓർഡർ ${orderNumber(Number(id))}` : 'ഓർഡർ'),
  itemCount: (count) => `${count} സാധനം`,
  goods: (names, more) => [...names, ...(more === 0 ? [] : [`മറ്റ് ${more} എണ്ണം`])].join(', '),
  items: 'സാധനങ്ങൾ',
  changeSuggested: 'കട ഒരു മാറ്റം നിർദ്ദേശിക്കുന്നു',
  history: 'ഇതുവരെ',
  doneAndReceived: (done, received) => `ചെയ്തത് ${done}, കിട്ടിയത് ${received}`,
  agent: 'ഡെലിവറി ഏജന്റ്',
  call: 'വിളിക്കുക',
  nothingToCollect: 'ഒന്നും വാങ്ങേണ്ട: കടമായി',
  payment: 'പണമടച്ച വിവരം',
  instructions: 'മറ്റു നിർദ്ദേശങ്ങൾ',
  rejected: 'വേണ്ടെന്നുവച്ചത്',
  leftOut: 'ഒഴിവാക്കിയത്',
  rejectedItem: (name, quantity) => `${name}: ${quantity}`,
  delivery: 'ഡെലിവറി',
  restNeedsConnection: 'ഈ ഓർഡറിന്റെ ബാക്കി വിവരങ്ങൾ കാണാൻ നെറ്റ്‌വർക്ക് വേണം.',
  total: 'ആകെ',
  assignedToYou: 'ഏറ്റെടുത്തു',
  times: (quantity, price) => `${quantity} × ${price}`,
  weighed: (amount) => `തൂക്കം ${amount}`,
};

export const statusLabels: Translated<typeof english.statusLabels> = {
  INITIATED: 'ഓർഡർ ചെയ്തു',
  ACCEPTED: 'സ്വീകരിച്ചു',
  REJECTED: 'നിരസിച്ചു',
  CANCELLED: 'റദ്ദാക്കി',
  ASSIGNED: 'ഏജന്റിനെ കിട്ടി',
  PICKED_UP: 'കടയിൽ നിന്നെടുത്തു',
  DELIVERED: 'എത്തിച്ചു',
  VERIFIED: 'പരിശോധിച്ചു',
  COMPLETED: 'പൂർത്തിയായി',
};
