import { translated } from '../../../platform/words.ts';

/** A shop's change to an order before it accepts. */
export const proposals = translated('proposals', {
  ifMissing: 'If something is missing',
  wishes: { ask: 'Ask me', replace: 'Replace it', leave_out: 'Leave it out' },
  sentTitle: 'You suggested a change',
  waiting: 'The customer has not answered yet.',
  expired: 'The customer did not answer in time. Accept or reject the order, or suggest another change.',
  fromTo: (before: string, now: string) => `${before} → ${now}`,
  none: 'none',
  /** `price` is such as '₹42 each' or '₹38/kg'. */
  instead: (amount: string, name: string, price: string) => `Instead: ${amount} × ${name}, ${price}`,
  each: (price: string) => `${price} each`,
  inAll: 'Total',
  timeLeft: (minutes: number) => (minutes <= 1 ? 'Less than a minute left' : `${minutes} minutes left`),
  agree: 'Agree',
  withoutThese: 'Without these',
  /** What each answer does, below its question. */
  answering: {
    agree: (order: string, amount: string) => `${order} is accepted with this change, for ${amount}.`,
    leave_out: (order: string) => `${order} is accepted without what is missing or dearer.`,
  },
  sending: 'The customer is told. If they must agree, the order waits for their answer.',
  changeTitle: 'Change items',
  /** By what the customer wants if something is missing. */
  changeLine: {
    ask: 'Say what you can give. The customer is asked before anything changes.',
    replace:
      'Say what you can give. The order is accepted at once, unless a price rises or a replacement costs more than what it replaces.',
    leave_out:
      'Say what you can give. The order is accepted at once, unless you change a price or choose a replacement.',
  },
  weighedPrice: 'Weighed price',
  weighedHint: 'Of one piece',
  weighedHintOf: (amount: string) => `Of ${amount}`,
  replaceWith: 'Replace with',
  suggestions: 'Your products',
  noneInStock: (term: string) => `You have nothing in stock that matches ‘${term}’.`,
  chooseOne: 'Choose one of the products, or empty the field.',
  replacement: (name: string) => `Instead: ${name}`,
  noReplacement: 'Remove',
  note: 'Note to the customer',
  newAmount: 'New amount',
  send: 'Send to customer',
  notChanged: 'Change a quantity or a price, or choose a replacement.',
  closed: {
    cancelled: 'This order was cancelled, so its items can no longer be changed.',
    rejected: 'You rejected this order, so its items can no longer be changed.',
    accepted: 'This order was accepted, so its items can no longer be changed.',
  },
});
