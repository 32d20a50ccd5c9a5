// The texts of deliveries.messages.ts in Malayalam.
import { orderNumber } from '@haat/contract/city-ids';
import type { Translated } from '../../platform/words.ts';
import type * as english from './deliveries.messages.ts';

export const deliveries: Translated<typeof english.deliveries> = {
  listTitle: 'ഡെലിവറികൾ',
  requestsTitle: 'പുതിയ ഡെലിവറികൾ',
  profileTitle: 'പ്രൊഫൈൽ',
  orderTitle: (orderId) => `ഓർഡർ ${orderNumber(orderId)}`,
  deliveryTitle: 'ഡെലിവറി',
  emptyTitle: 'ഡെലിവറികളൊന്നുമില്ല',
  emptyLine: 'നിങ്ങൾ സ്വീകരിക്കുന്ന ഡെലിവറികൾ ഇവിടെ കാണാം.',
  seeRequests: 'പുതിയവ കാണുക',
  noRequestsTitle: 'പുതിയ ഡെലിവറികളില്ല',
  noRequestsLine: 'പുതിയത് വന്നാൽ താനേ ഇവിടെ കാണാം.',
  from: 'എവിടെ നിന്ന്',
  to: 'എങ്ങോട്ട്',
  fromTo: (shop, customer) => `${shop} → ${customer}`,
  pickupAddress: 'എടുക്കേണ്ട വിലാസം',
  deliveryAddress: 'എത്തിക്കേണ്ട വിലാസം',
  accept: 'സ്വീകരിക്കുക',
  deletedAccount: 'നീക്കിയ അക്കൗണ്ട്',
  call: 'വിളിക്കുക',
  openInMaps: 'മാപ്പിൽ തുറക്കുക',
  instructions: 'മറ്റു വിവരങ്ങൾ',
  toCollect: 'വാങ്ങേണ്ട തുക',
  collected: 'വാങ്ങിയ തുക',
  actions: 'അടുത്ത പടി',
  markPickedUp: 'കടയിൽ നിന്നെടുത്തു',
  markDelivered: 'എത്തിച്ചു',
  markCompleted: 'പൂർത്തിയായി',
  paymentHint: (amount) => `ഉദാഹരണം: പണമായി ${amount}`,
  notSent: 'പോയില്ല. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  orderedBy: (name) => `ഓർഡർ ചെയ്തത്: ${name}`,
};
