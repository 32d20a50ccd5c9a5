// Texts of the customer's orders: choosing a slot, waiting, checking the products at the door.
import { orderNumber } from '@haat/contract/city-ids';
import { translated } from '../../platform/words.ts';

export const customerOrders = translated('customerOrders', {
  slotTitle: 'Delivery',
  slotHint: 'Choose a slot',
  noSlots: 'No delivery slots right now',
  noSlotsLine: 'Check again later.',
  optional: 'Optional',
  summary: 'Your order',
  priceChanged: 'The price has changed',
  priceChangedHint: 'Check the new total, then order again.',
  priceFromTo: (name: string, before: string, now: string) => `${name}: ${before} → ${now}`,
  proceed: 'Proceed to Order',
  placed: 'Order placed',
  placedLine: 'We sent your order to the shop. Your orders open in a moment.',
  toOrder: 'See the order',
  firstSlot: (id: number, slot: string) =>
    `Your first try already placed order ${orderNumber(id)}, for ${slot}. The slot that you chose later was not used.`,
  firstDetails: (id: number) =>
    `Your first try already placed order ${orderNumber(id)}, with the instructions that you gave then.`,
  profileTitle: 'Profile',
  tabs: 'Orders',
  active: 'Active orders',
  previous: 'Previous orders',
  noActive: 'No active orders',
  noActiveLine: 'Your current orders appear here.',
  noPrevious: 'No previous orders',
  noPreviousLine: 'Finished orders appear here.',
  seeStores: 'See shops',
  seeOrders: 'Your orders',
  enterName: 'Enter your name',
  line: (shop: string, items: string) => `${shop} · ${items}`,
  shop: 'Shop',
  deliverTo: 'Deliver to',
  refused: 'Refused',
  timesIs: (quantity: number, price: string, sum: string) => `${quantity} × ${price} = ${sum}`,
  checkTitle: 'Check your items',
  checkLine: (agent: string) =>
    `Reduce the quantity of what you don't want. ${agent} takes it back, and you pay for the rest.`,
  anAgent: 'The delivery agent',
  /** Followed by the deducted amount. */
  refusedQuantity: (quantity: number) => `${quantity} refused ·`,
  of: (quantity: number) => `of ${quantity}`,
  payTo: (agent: string) => `Pay ${agent}.`,
  payAgent: 'the delivery agent',
  verify: 'Verify',
  cancel: 'Cancel order',
  cancelHint: 'You can cancel until the shop accepts.',
  /** The next expected step of an active order. */
  ahead: {
    INITIATED: 'Waiting for the shop',
    ACCEPTED: 'A deliverer will collect it',
    ASSIGNED: 'Picked up at the shop',
    PICKED_UP: 'At your door: check the goods',
    DELIVERED: 'Check the items',
    VERIFIED: 'Pay the deliverer',
  },
  noAnswer: "No answer came, so your order may be placed. Press again to find out: you can't order twice.",
  cartSettling: 'Your last change of the cart is being saved. Then you can order.',
});
