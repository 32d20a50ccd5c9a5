import { translated } from '../../../platform/words.ts';

/** Of orders that their customers fetch at the shop. */
export const pickUp = translated('pickUp', {
  fetchAtShop: 'Fetch it at the shop',
  ready: 'Ready to fetch',
  notReady: 'Not ready yet',
  openInMaps: 'Open in maps',
  code: 'Pick-up code',
  codeLine: 'Tell it at the counter.',
  address: 'Address',
  fetched: 'The customer fetches it',
  how: 'How do you get it?',
  howTheyGetIt: 'How do they get it?',
  ways: { delivery: 'Delivery', pick_up: 'Pick up at the shop' },
  slotLine: 'This is when you fetch it at the shop.',
  payAtShop: 'Pay at the shop.',
  giveBack: (rupees: string) => `Give back ${rupees}`,
  getBack: (rupees: string) => `You get back ${rupees}`,
  ahead: { ACCEPTED: 'The shop gets it ready', ready: 'Fetch it at the shop' },
});
