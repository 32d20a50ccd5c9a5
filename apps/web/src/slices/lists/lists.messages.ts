import { translated } from '../../platform/words.ts';

/** Lists of what somebody wants, spoken, photographed or typed. */
export const lists = translated('lists', {
  title: 'Lists',
  /** With how many wait for the shop. */
  counted: (count: number) => (count === 0 ? 'Lists' : `Lists ${count}`),
  send: 'Send a list',
  sendLine: (shop: string) =>
    `Speak, photograph or type what you want. ${shop} tells you what it costs, and you agree or not.`,
  speak: 'Speak the list',
  play: 'Hear the list',
  photo: 'Photo of the list',
  text: 'What do you want?',
  nothing: 'Speak, photograph or type what you want.',
  listOf: (name: string) => `List: ${name}`,
  noName: 'Deleted account',
  emptyTitle: 'No lists yet',
  emptyLine: 'Open a shop and press ‘Send a list’.',
  shopEmptyLine: 'Lists that customers send you appear here.',
  states: {
    waiting: 'Waits for the shop',
    offered: 'Offered',
    ordered: 'Ordered',
    refused: 'Refused',
    cancelled: 'Cancelled',
    expired: 'Time is over',
  },
  until: (time: string) => `Answer until ${time}`,
  othersUntil: {
    customer: (time: string) => `The customer can answer until ${time}`,
    shop: (time: string) => `The shop can answer until ${time}`,
  },
  offerSent: 'Offer sent',
  offer: 'Offer',
  sum: (amount: string) => `With delivery: ${amount}`,
  agree: 'Agree',
  otherOffer: 'The shop has made another offer. Look at it before you agree.',
  textOnly: 'Without a connection you can only send a text. A photo or a recording needs one.',
  agreeing: (amount: string) => `You order these goods for ${amount}.`,
  cancel: 'Cancel list',
  cancelling: 'The shop is told that you no longer want it.',
  toOrder: 'See order',
  note: 'Note for the customer',
  sendOffer: 'Send offer',
  goodsSum: (amount: string) => `Goods: ${amount}`,
  refuse: 'Refuse',
  refusing: 'The customer is told why.',
});
