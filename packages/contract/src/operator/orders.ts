// Orders as operators see them, and what operators can do with a stuck one. Nothing in an order can be edited.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { FailedDelivery } from '../failed-delivery.ts';
import { limits } from '../limits.ts';
import { orderRoles } from '../order-machine.ts';
import {
  AllowedActions,
  Ended,
  Fulfilment,
  historyEvent,
  OrderAddress,
  Proof,
  RejectedItem,
  Status,
} from '../order-shapes.ts';
import { lineFields } from '../pack-shapes.ts';
import { Payment, paymentFields, Refund } from '../payment-shapes.ts';
import {
  CoverBox,
  Day,
  Id,
  IdParams,
  Instant,
  LocalName,
  listOf,
  Named,
  Rupees,
  requiredText,
  Slot,
} from '../schema.ts';
import { QueryFlag, searchQuery, versioned } from './record.ts';
import { ShopStateField } from './shops.ts';

/** `number` is masked in lists, and null once the account is deleted. */
const Person = T.Object({ id: Id, name: T.String(), number: T.Union([T.String(), T.Null()]) });

const head = {
  status: Status,
  slot: Slot,
  amount: Rupees,
  price: Rupees,
  delivery_cost: Rupees,
  item_count: T.Integer(),
  city: Named,
  shop: Named,
  customer: Person,
  deliverer: T.Union([Person, T.Null()]),
  created_at: Instant,
  /** `pick_up`: the customer fetches it at the shop. */
  fulfilment: Fulfilment,
  /** What the operator may do now: `cancel`, `assign`, `release`, `hand_over`. */
  allowed_actions: AllowedActions,
  /** The operator is its customer, retailer or deliverer. Another operator decides about it. */
  is_own: T.Boolean(),
};

/** `version` grows with each entry of the history. */
export const OrderRecordInList = versioned(head);
export type OrderRecordInList = T.Static<typeof OrderRecordInList>;

/** Who did what, and when. `actor` is null for the terminal. */
const HistoryEntry = T.Object({
  ...historyEvent,
  role: T.Enum(orderRoles, { type: 'string' }),
  actor: T.Union([Named, T.Null()]),
});

/** Its numbers are whole, so the audit notes each view. */
export const OrderRecord = versioned({
  ...head,
  shop: T.Object({
    id: Id,
    name: T.String(),
    address: T.String(),
    state: ShopStateField,
    retailer: Person,
  }),
  deliverer: T.Union([T.Object({ ...Person.properties, is_dismissed: T.Boolean() }), T.Null()]),
  /** Null of an order to fetch whose customer has no address. */
  address: T.Union([OrderAddress, T.Null()]),
  /** When the shop said that it can be fetched. Null before. */
  ready_at: T.Union([Instant, T.Null()]),
  items: T.Array(
    T.Object({
      id: Id,
      product: T.Object({ id: Id, name: T.String(), local_name: LocalName, cover: CoverBox }),
      quantity: T.Integer(),
      price: Rupees,
      ...lineFields,
    }),
  ),
  rejected_items: T.Array(RejectedItem),
  additional_details: T.String(),
  payment: T.Union([T.String(), T.Null()]),
  ...paymentFields,
  refunds: T.Array(Refund),
  /** `is_settled`: denied, and an operator decided that it stays so. */
  payments: T.Array(T.Object({ ...Payment.properties, is_settled: T.Boolean() })),
  /** A payment that the customer claimed did not come, something is due, and no operator has settled it. */
  is_payment_denied: T.Boolean(),
  failed_delivery: FailedDelivery,
  /** The last photo that its deliverer took as proof. Until 30 days after the end. */
  proof: Proof,
  ended: Ended,
  events: T.Array(HistoryEntry),
});
export type OrderRecord = T.Static<typeof OrderRecord>;

const filters = {
  status: T.Optional(Status),
  city: T.Optional(Id),
  shop: T.Optional(Id),
  /** Users' ids. */
  customer: T.Optional(Id),
  deliverer: T.Optional(Id),
  /** When the order was placed, in its city's time zone. */
  day: T.Optional(Day),
  /** The first and the last of several days. */
  from: T.Optional(Day),
  to: T.Optional(Day),
};

/** `-time` is newest first. */
export const orderSorts = ['-time', 'time', '-amount', 'amount'] as const;
export type OrderSort = (typeof orderSorts)[number];

/**
 * Which orders need a hand today. `orders_unanswered`: the shop hasn't answered in time. `requests_open`: nobody delivers.
 * `deliveries_failed`: nobody took it at the door. `refunds_owed`: a refund was owed for seven days.
 */
export const orderNeeds = [
  'orders_unanswered',
  'requests_open',
  'deliveries_late',
  'deliveries_failed',
  'payments_denied',
  'refunds_owed',
] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export const listOrders = endpoint({
  method: 'GET',
  path: '/operator/orders/',
  who: 'operator',
  summary:
    'List the orders, by default newest first. `search` is an order number. `count` is at most 10,000.',
  query: T.Object({
    ...filters,
    /** The active orders of a person: as customer, as deliverer, or of their shop. */
    active_of: T.Optional(Id),
    /** The same orders as `GET /operator/today/` counts under this name. */
    need: T.Optional(T.Enum(orderNeeds, { type: 'string' })),
    /** Picked up and not completed: they stay with a deliverer who is dismissed. */
    is_picked_up: T.Optional(QueryFlag),
    sort: T.Optional(T.Enum(orderSorts, { type: 'string' })),
    ...searchQuery,
  }),
  responses: { 200: listOf(OrderRecordInList) },
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/operator/orders/{id}/',
  who: 'operator',
  factor: 'fresh',
  summary: 'Get an order with its history and whole phone numbers. The audit notes the view.',
  params: IdParams,
  responses: { 200: OrderRecord },
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/operator/orders/{id}/cancel/',
  who: 'operator',
  tells: 'once',
  perMinute: limits.ringsPerMinute,
  summary:
    'Cancel an order before it is picked up, or after a failed delivery. Customer, retailer and deliverer are notified.',
  params: IdParams,
  body: T.Object({ reason: requiredText(limits.reason) }),
  responses: { 200: OrderRecord },
  fails: ['order.cannot_cancel', 'operator.own'],
});

export const releaseOrder = endpoint({
  method: 'POST',
  path: '/operator/orders/{id}/release/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Take an order from its deliverer before it is picked up. Its delivery request opens again.',
  params: IdParams,
  responses: { 200: OrderRecord },
  fails: ['delivery.cannot_release', 'operator.own'],
});

export const assignOrder = endpoint({
  method: 'POST',
  path: '/operator/orders/{id}/assign/',
  who: 'operator',
  tells: 'once',
  perMinute: limits.ringsPerMinute,
  summary: 'Give an accepted order to a deliverer of its city. Customer and deliverer are notified.',
  params: IdParams,
  body: T.Object({ deliverer: Id }),
  responses: { 200: OrderRecord },
  fails: ['delivery.taken', 'delivery.cannot_hand_over', 'operator.own'],
});

export const handOverOrder = endpoint({
  method: 'POST',
  path: '/operator/orders/{id}/hand_over/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Give an order to another deliverer of its city. Both deliverers are notified.',
  params: IdParams,
  body: T.Object({ deliverer: Id }),
  responses: { 200: OrderRecord },
  fails: ['delivery.cannot_hand_over', 'operator.own'],
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/operator/orders/export/',
  who: 'operator',
  factor: 'fresh',
  summary:
    'Download the orders of one `day`, or of the days `from` and `to`, as CSV: oldest first, without phone numbers. The audit notes it.',
  query: T.Object(filters),
  csv: true,
  responses: { 200: T.String() },
});
