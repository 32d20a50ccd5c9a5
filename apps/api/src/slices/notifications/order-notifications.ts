// Who is notified when something happens to an order, and the text (NOTE-10 to NOTE-16).
import { orderNumber } from '@haat/contract/city-ids';
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

const orderOf = ({ orderId, shopName }: OrderFacts): string =>
  `order #${orderNumber(orderId)} from ${shopName}`;
const because = ({ reason }: Happening): string => (reason ? `: ${reason}` : '.');

/** What follows a deliverer's name in notifications, now and in older releases. */
export const afterDelivererName = [' accepted the delivery of your ', ' brings your '] as const;
/** A deliverer without a name, or whose account is deleted. */
export const namelessDeliverer = 'A deliverer';
/** The link of a customer's notification about an order. */
export const customerLink = (orderId: number): string => `/shops/order/${orderId}`;

const cancelled: News = (facts, happening) => {
  const { orderId } = facts;
  if (happening.actorRole !== 'operator') {
    return [toRetailer(facts, `The customer cancelled order #${orderNumber(orderId)}.`)];
  }
  const end = because(happening);
  return [
    toCustomer(facts, `Your ${orderOf(facts)} was cancelled${end}`),
    toRetailer(facts, `Order #${orderNumber(orderId)} was cancelled${end}`),
    toDeliverer(facts, `Your delivery of ${orderOf(facts)} was cancelled${end}`),
  ];
};

const handedOver: News = (facts, { previousDelivererId = null }) => [
  toDeliverer(facts, `You are the new deliverer of ${orderOf(facts)}.`),
  // They can no longer open the delivery.
  {
    to: previousDelivererId,
    body: `Another deliverer took over ${orderOf(facts)}.`,
    link: '/deliverer/requests',
  },
];

export const orderNotifications: Readonly<Record<OrderEventName, News>> = {
  'order.placed': (facts) => [
    toRetailer(facts, `New order #${orderNumber(facts.orderId)}. Accept or reject it.`),
  ],
  'order.accepted': (facts) => [
    toCustomer(facts, `${facts.shopName} accepted your order #${orderNumber(facts.orderId)}.`),
  ],
  'order.rejected': (facts) => [
    toCustomer(facts, `${facts.shopName} rejected your order #${orderNumber(facts.orderId)}.`),
  ],
  'order.cancelled': cancelled,
  'order.assigned': (facts) => [
    toCustomer(
      facts,
      `${facts.delivererName || namelessDeliverer}${afterDelivererName[0]}${orderOf(facts)}.`,
    ),
  ],
  'order.released': () => [],
  'order.handed_over': handedOver,
  'order.picked_up': (facts) => [toCustomer(facts, `Your ${orderOf(facts)} is on its way.`)],
  'order.delivered': (facts) => [
    toCustomer(facts, `Your ${orderOf(facts)} has arrived. Check the items and verify them.`),
  ],
  'order.verified': (facts) => [
    toRetailer(facts, `The customer verified order #${orderNumber(facts.orderId)}.`),
    toDeliverer(facts, `The customer verified ${orderOf(facts)}.`),
  ],
  'order.completed': (facts) => [toCustomer(facts, `Your ${orderOf(facts)} is completed.`)],
};

export interface RequestFacts {
  /** Whether it was open before. */
  readonly isAgain: boolean;
  /** How many requests of the city are open, this one included. */
  readonly open: number;
  readonly delivererIds: readonly number[];
}

/** One for each deliverer of the city except the customer, about this request. It replaces their unread one about earlier ones. */
export function requestNotifications(
  { orderId, shopName, customerId }: OrderFacts,
  { isAgain, open, delivererIds }: RequestFacts,
): NewNotification[] {
  const sentence = isAgain
    ? `The delivery of order #${orderNumber(orderId)} from ${shopName} is open again`
    : `New delivery request: order #${orderNumber(orderId)} from ${shopName}`;
  const body = open > 1 ? `${sentence}, one of ${open} open requests.` : `${sentence}.`;
  return delivererIds
    .filter((id) => id !== customerId)
    .map((to) => ({ to, body, link: '/deliverer/requests', topic: 'open_requests' }));
}
