// Who is notified when something happens to an order, and of what (NOTE-10 to NOTE-16).
import { orderNumber } from '@haat/contract/city-ids';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import type { EventMap } from '../../platform/events.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { shownName } from '../accounts/index.ts';
import { endingWords, type OrderEvent } from '../orders/index.ts';
import type { OrderFacts } from './facts.views.ts';
import { listSentences } from './list.messages.ts';
import { weighedMessage, withdrawnMessage } from './notifications.messages.ts';
import type { NewNotification, Reader } from './notify.ts';
import { silenceMessages } from './silence.messages.ts';
import { standingSentences } from './standing.messages.ts';
import { toCustomerMessages as customerTexts } from './to-customer.messages.ts';
import { toDelivererMessages as delivererTexts } from './to-deliverer.messages.ts';
import { toRetailerMessages as retailerTexts } from './to-retailer.messages.ts';

export type OrderEventName = Extract<keyof EventMap, `order.${string}`>;

type Happening = Pick<OrderEvent, 'actorRole' | 'reason' | 'ending' | 'note' | 'proposal' | 'failure'> & {
  readonly step?: ReminderStep;
  readonly weighed?: { readonly now: number; readonly before: number };
  readonly standingId?: number;
  readonly isOffered?: true;
  readonly missing?: LocalizedText;
};
type News = (facts: OrderFacts, happening: Happening) => NewNotification[];

export const toRetailer = ({ retailer, orderId }: OrderFacts, body: LocalizedText): NewNotification => ({
  to: retailer,
  body,
  link: `/retailer/orders/${orderId}`,
});

export const toCustomer = ({ customer, orderId }: OrderFacts, body: LocalizedText): NewNotification => ({
  to: customer,
  body,
  link: customerLink(orderId),
});

const toDeliverer = ({ deliverer, deliveryId }: OrderFacts, body: LocalizedText): NewNotification => ({
  to: deliverer,
  body,
  link: deliveryId === null ? '/deliverer' : `/deliverer/delivery/${deliveryId}`,
});

const orderOf = ({ orderId, shopName }: OrderFacts) => ({ number: orderNumber(orderId), shop: shopName });

const delivererOf = ({ deliverer }: OrderFacts): LocalizedText =>
  shownName({ firstName: deliverer?.firstName ?? null, lastName: null, number: deliverer?.number ?? null });

/** The link of a customer's notification about an order. */
export const customerLink = (orderId: number): string => `/shops/order/${orderId}`;

const accepted: News = (facts, { proposal }) => {
  // The shop was told when it was placed.
  if (proposal === 'offer') return [];
  const order = orderOf(facts);
  if (proposal === 'agree') return [toRetailer(facts, retailerTexts.agreed(order))];
  if (proposal === 'leave_out') return [toRetailer(facts, retailerTexts.leftOut(order))];
  return [
    toCustomer(facts, proposal ? customerTexts.acceptedAsWished(order) : customerTexts.accepted(order)),
  ];
};

const whyOf = ({ ending, note }: Happening): LocalizedText | undefined => endingWords(ending, note);

const cancelled: News = (facts, happening) => {
  const { actorRole, reason } = happening;
  const order = orderOf(facts);
  if (actorRole === 'retailer') return [toCustomer(facts, customerTexts.withdrawn(order, whyOf(happening)))];
  if (actorRole !== 'operator') return [toRetailer(facts, retailerTexts.cancelledByCustomer(order))];
  return [
    toCustomer(facts, customerTexts.cancelled(order, reason)),
    toRetailer(facts, retailerTexts.cancelled(order, reason)),
    toDeliverer(facts, delivererTexts.cancelled(order, reason)),
  ];
};

/** An operator sees their step at the desk, deliverers are told of open requests, and a shop gets its SMS. */
const reminded: News = (facts, { step }) => {
  const order = orderOf(facts);
  if (step === 'remind_shop') return [toRetailer(facts, silenceMessages.remindShop(order))];
  return step === 'tell_customer' ? [toCustomer(facts, silenceMessages.tellCustomer(order))] : [];
};

const failed: News = (facts, { failure }) => {
  if (!failure) return [];
  const body = silenceMessages.failed(orderOf(facts), failure);
  return [toCustomer(facts, body), toRetailer(facts, body)];
};

/**
 * The delivery's page tells the previous deliverer who has it now. Their notification has no name, because it could
 * outlive that account.
 */
const handedOver: News = (facts) => [
  toDeliverer(facts, delivererTexts.takesOver(orderOf(facts))),
  toDeliverer({ ...facts, deliverer: facts.previous }, delivererTexts.takenOver(orderOf(facts))),
];

/** A deliverer may have the old sum in mind. */
const weighed: News = (facts, { weighed: rupees }) => {
  if (!rupees) return [];
  const body = weighedMessage(orderNumber(facts.orderId), rupees);
  return [toCustomer(facts, body), toDeliverer(facts, body)];
};

export const orderNotifications: Readonly<Record<OrderEventName, News>> = {
  'order.placed': (facts, { standingId, isOffered, missing }) => [
    toRetailer(facts, (isOffered ? listSentences.agreed : retailerTexts.placed)(orderOf(facts))),
    ...(standingId === undefined
      ? []
      : [toCustomer(facts, standingSentences.placed(orderOf(facts), missing))]),
  ],
  'order.accepted': accepted,
  'order.proposed': (facts) => [toCustomer(facts, customerTexts.proposed(orderOf(facts)))],
  'order.proposal_expired': (facts) => [toRetailer(facts, retailerTexts.unanswered(orderOf(facts)))],
  'order.reminded': reminded,
  'order.delivery_failed': failed,
  'order.weighed': weighed,
  'order.rejected': (facts, happening) => [
    toCustomer(facts, customerTexts.rejected(orderOf(facts), whyOf(happening))),
  ],
  'order.cancelled': cancelled,
  'order.assigned': (facts, { actorRole }) => [
    toCustomer(facts, customerTexts.assigned(orderOf(facts), delivererOf(facts))),
    ...(actorRole === 'operator' ? [toDeliverer(facts, delivererTexts.assigned(orderOf(facts)))] : []),
  ],
  'order.released': () => [],
  'order.handed_over': handedOver,
  'order.picked_up': (facts) => [toCustomer(facts, customerTexts.pickedUp(orderOf(facts)))],
  'order.packed': (facts) => [toDeliverer(facts, delivererTexts.packed(orderOf(facts)))],
  'order.ready': (facts) => [toCustomer(facts, customerTexts.ready(orderOf(facts)))],
  'order.delivered': (facts) => [toCustomer(facts, customerTexts.delivered(orderOf(facts)))],
  'order.verified': (facts) => [
    toRetailer(facts, retailerTexts.verified(orderOf(facts))),
    toDeliverer(facts, delivererTexts.verified(orderOf(facts))),
  ],
  'order.completed': (facts) => [toCustomer(facts, customerTexts.completed(orderOf(facts)))],
};

/** Of an accepted order that its shop can't keep, to each operator. */
export const withdrawalNotifications = (
  facts: OrderFacts,
  happening: Happening,
  operators: readonly Reader[],
): NewNotification[] =>
  operators.map((to) => ({
    to,
    body: withdrawnMessage(orderOf(facts), whyOf(happening)),
    link: `/operator/orders/${facts.orderId}`,
  }));

export interface RequestFacts {
  /** Whether it is new, open again, or open for a while. */
  readonly since: 'now' | 'again' | 'long';
  /** How many requests of the city are open, this one included. */
  readonly open: number;
  readonly deliverers: readonly Reader[];
}

/**
 * A notification of this request for each deliverer of the city except the customer. It replaces their unread one about
 * earlier requests.
 */
export function requestNotifications(
  facts: OrderFacts,
  { since, open, deliverers }: RequestFacts,
): NewNotification[] {
  const order = orderOf(facts);
  const sentence =
    since === 'long' ? silenceMessages.stillOpen(order) : delivererTexts.request(order, since === 'again');
  const body = delivererTexts.oneOfOpen(sentence, open);
  return deliverers
    .filter(({ id }) => id !== facts.customer.id)
    .map((to) => ({ to, body, link: '/deliverer/requests', topic: 'open_requests' }));
}
