import { translated } from '../../../platform/words.ts';

export const retailerOrders = translated('retailerOrders', {
  title: 'Orders',
  active: 'Active orders',
  previous: 'Previous orders',
  toAnswer: (count: number) => `${count} to answer`,
  waitingForYou: 'Waiting for you',
  parts: { answer: 'To answer', pack: 'To pack', money: 'Money to confirm' },
  withDeliverer: 'A deliverer is coming',
  noneTitle: 'Nothing here',
  noneLine: 'Press the button again to see all orders.',
  noGoodsTitle: 'Your shop has no products yet',
  noGoodsLine: 'Add products, so that customers can order.',
  addGoods: 'Add from the catalogue',
  noActiveTitle: 'No active orders',
  noActiveLine: 'New orders appear here automatically.',
  noPreviousTitle: 'No previous orders',
  noPreviousLine: 'Finished orders appear here.',
  accept: 'Accept',
  reject: 'Reject',
  withdraw: 'Cancel order',
  ready: 'Ready',
  hand_out: 'Hand out',
  handingOut: (order: string) => `The customer has ${order} and paid for it. You can’t change it afterwards.`,
  customer: 'Customer',
  /** What each answer does, below its question. */
  answering: {
    accept: (order: string) =>
      `${order} is yours to pack, and a deliverer collects it. The customer is told.`,
    acceptToFetch: (order: string) =>
      `${order} is yours to pack, and the customer fetches it. The customer is told.`,
    reject: (order: string) => `${order} ends, and its items are in stock again. The customer is told.`,
    withdraw: (order: string) =>
      `${order} ends, and its items are in stock again. The customer and the operator are told.`,
  },
  propose: 'Change items',
  suspendedLine:
    'Accepted orders are still delivered. Open an order to see it and to say whether money came.',
  all: 'All orders',
  rejectHint: 'If an item is missing, change the items. Reject the order if the time doesn’t suit you.',
  line: (customer: string, items: string, agent: string | null) =>
    [customer, items, agent].filter(Boolean).join(' · '),
  /** The same of an order that its customer fetches. */
  aheadToFetch: { ACCEPTED: 'Get it ready', ready: 'The customer fetches it' },
  /** The next expected step of an active order. */
  ahead: {
    INITIATED: 'Accept or reject this order',
    ACCEPTED: 'A deliverer will collect it',
    ASSIGNED: 'Picked up at your shop',
    PICKED_UP: 'At the customer’s door',
    DELIVERED: 'The customer checks the goods',
    VERIFIED: 'Paid and done',
  },
});
