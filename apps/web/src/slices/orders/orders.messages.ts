// Texts of orders that customer, retailer and deliverer share.
import { orderNumber } from '@haat/contract/city-ids';
import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

export const orders = translated('orders', {
  /** The id in a path may be any text. */
  title: (id: number | string) =>
    Number.isSafeInteger(Number(id)) ? `Order ${orderNumber(Number(id))}` : 'Order',
  itemCount: (count: number) => `${count} ${plural.select(count) === 'one' ? 'item' : 'items'}`,
  goods: (names: readonly string[], more: number) =>
    more === 0 ? names.join(' and ') : `${names.join(', ')} and ${more} more`,
  items: 'Items',
  changeSuggested: 'The shop suggests a change',
  history: 'History',
  doneAndReceived: (done: string, received: string) => `Done ${done}, received ${received}`,
  agent: 'Delivery agent',
  call: 'Call',
  nothingToCollect: 'Nothing to collect: on credit',
  payment: 'Payment',
  instructions: 'Additional instructions',
  rejected: 'Rejected items',
  leftOut: 'Left out',
  rejectedItem: (name: string, amount: string) => `${name}: ${amount}`,
  delivery: 'Delivery',
  restNeedsConnection: 'Connect to the internet to see the rest of this order.',
  total: 'Total',
  /** The status Assigned, as the deliverer of the order sees it. */
  assignedToYou: 'Assigned',
  times: (amount: string, price: string) => `${amount} × ${price}`,
  /** What the scales said. */
  weighed: (amount: string) => `weighed ${amount}`,
});

export const statusLabels = translated('statusLabels', {
  INITIATED: 'Initiated',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  ASSIGNED: 'Assigned',
  PICKED_UP: 'Picked up',
  DELIVERED: 'Delivered',
  VERIFIED: 'Verified',
  COMPLETED: 'Completed',
});
