// Who is notified when something happens to an order, and the text (NOTE-10 to NOTE-16).
import type { EventMap } from '../../platform/events.ts';
import type { OrderEvent } from '../orders/index.ts';
import type { NewNotification } from './notify.ts';
import type { OrderFacts } from './order-facts.views.ts';

export type OrderEventName = Extract<keyof EventMap, `order.${string}`>;

type Happening = Pick<OrderEvent, 'actorRole' | 'reason' | 'previousDelivererId'>;
type News = (facts: OrderFacts, happening: Happening) => NewNotification[];

const toRetailer = ({ retailerId, orderId }: OrderFacts, body: string): NewNotification => ({
  to: retailerId,
  body,
  link: `/retailer/orders/${orderId}`,
});

const toCustomer = ({ customerId, orderId }: OrderFacts, body: string): NewNotification => ({
  to: customerId,
  body,
  link: customerLink(orderId),
});

const toDeliverer = ({ delivererId, deliveryId }: OrderFacts, body: string): NewNotification => ({
  to: delivererId,
  body,
  link: deliveryId === null ? '/deliverer' : `/deliverer/delivery/${deliveryId}`,
});

const orderOf = ({ orderId, shopName }: OrderFacts): string => `order #${orderId} from ${shopName}`;
const because = ({ reason }: Happening): string => (reason ? `: ${reason}` : '.');

/** What follows the deliverer's name in the one sentence that has it. */
export const bringsWords = ' brings your ';
/** A deliverer without a name, or whose account is deleted. */
export const nobodysName = 'A deliverer';
/** Where a customer's notification about an order leads. */
export const customerLink = (orderId: number): string => `/shops/order/${orderId}`;

const cancelled: News = (facts, happening) => {
  const { orderId } = facts;
  if (happening.actorRole !== 'operator') {
    return [toRetailer(facts, `The customer has cancelled order #${orderId}.`)];
  }
  const end = because(happening);
  return [
    toCustomer(facts, `Your ${orderOf(facts)} was cancelled${end}`),
    toRetailer(facts, `Order #${orderId} was cancelled${end}`),
    toDeliverer(facts, `Your delivery of ${orderOf(facts)} was cancelled${end}`),
  ];
};

const handedOver: News = (facts, { previousDelivererId = null }) => [
  toDeliverer(facts, `You bring ${orderOf(facts)} now.`),
  // The delivery is no longer theirs to open.
  {
    to: previousDelivererId,
    body: `Somebody else brings ${orderOf(facts)} now.`,
    link: '/deliverer/requests',
  },
];

export const orderNotifications: Readonly<Record<OrderEventName, News>> = {
  'order.placed': (facts) => [toRetailer(facts, `Order #${facts.orderId} is new: accept or reject it.`)],
  'order.accepted': (facts) => [
    toCustomer(facts, `${facts.shopName} has accepted your order #${facts.orderId}.`),
  ],
  'order.rejected': (facts) => [
    toCustomer(facts, `${facts.shopName} has rejected your order #${facts.orderId}.`),
  ],
  'order.cancelled': cancelled,
  'order.assigned': (facts) => [
    toCustomer(facts, `${facts.delivererName || nobodysName}${bringsWords}${orderOf(facts)}.`),
  ],
  'order.released': () => [],
  'order.handed_over': handedOver,
  'order.picked_up': (facts) => [toCustomer(facts, `Your ${orderOf(facts)} is on its way.`)],
  'order.delivered': (facts) => [
    toCustomer(facts, `Your ${orderOf(facts)} is at your door: check it and verify.`),
  ],
  'order.verified': (facts) => [
    toRetailer(facts, `The customer has verified order #${facts.orderId}.`),
    toDeliverer(facts, `The customer has verified ${orderOf(facts)}.`),
  ],
  'order.completed': (facts) => [toCustomer(facts, `Your ${orderOf(facts)} is completed.`)],
};

/** To each deliverer of the city but the customer, when a request opens, and when it opens again. */
export function requestNotifications(
  facts: OrderFacts,
  isAgain: boolean,
  delivererIds: readonly number[],
): NewNotification[] {
  const { orderId, shopName, customerId } = facts;
  const body = isAgain
    ? `The delivery of order #${orderId} from ${shopName} is open again.`
    : `There is a new delivery request: order #${orderId} from ${shopName}.`;
  return delivererIds
    .filter((id) => id !== customerId)
    .map((to) => ({ to, body, link: '/deliverer/requests' }));
}
