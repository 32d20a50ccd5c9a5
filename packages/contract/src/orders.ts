// Slots, checkout, and an order as its customer and its retailer see it.
import * as T from 'typebox';
import { askedCodes, codePattern, noCodeReasons } from './delivery-codes.ts';
import { endpoint } from './endpoint.ts';
import { FailedDelivery } from './failed-delivery.ts';
import { limits } from './limits.ts';
import { rejectReasons, withdrawReasons } from './order-endings.ts';
import {
  AllowedActions,
  Deliverer,
  Ended,
  Fulfilment,
  historyEvent,
  LeftOutItem,
  OrderAddress,
  Proof,
  RejectedItem,
  Status,
} from './order-shapes.ts';
import { lineFields } from './pack-shapes.ts';
import { PayMethod, paymentFields, Refund, RefusalReason, ReportedPayment } from './payment-shapes.ts';
import { MissingWish, Proposal } from './proposal-shapes.ts';
import {
  Amount,
  CoverBox,
  Id,
  IdParams,
  Instant,
  LocalName,
  listOf,
  optionalText,
  pageQuery,
  Rupees,
  Slot,
} from './schema.ts';

const head = {
  id: Id,
  status: Status,
  slot: Slot,
  /** `price` is the sum of the items, `amount` is price + delivery_cost. Verification changes both. */
  amount: Rupees,
  price: Rupees,
  delivery_cost: Rupees,
  shop_name: T.String(),
  /** Empty when the retailer's account is deleted. */
  shop_number: T.String(),
  shop_cover: CoverBox,
  deliverer: Deliverer,
  created_at: Instant,
  /** When the shop packed it. Null before. */
  packed_at: T.Union([Instant, T.Null()]),
  /** The id of the standing order that placed it. Null: none did. */
  standing: T.Union([Id, T.Null()]),
  /** `pick_up`: the customer fetches it at the shop, within the slot. */
  fulfilment: Fulfilment,
  /** When the shop said that it can be fetched. Null before. */
  ready_at: T.Union([Instant, T.Null()]),
};

/** `item_count` is the sum of the quantities. */
export const OrderInList = T.Object({
  ...head,
  item_count: T.Integer(),
  /** The first two, as the items of the page are sorted. */
  goods: T.Array(T.Object({ name: T.String(), local_name: LocalName }), { maxItems: 2 }),
  /** How many different goods. */
  lines: T.Integer(),
  /** The shop suggests a change, and the customer hasn't answered. */
  has_open_proposal: T.Boolean(),
});
export type OrderInList = T.Static<typeof OrderInList>;

/** As its retailer sees it. */
export const ShopOrderInList = T.Object({
  ...OrderInList.properties,
  /** Empty when the account is deleted. */
  customer_first_name: T.String(),
});
export type ShopOrderInList = T.Static<typeof ShopOrderInList>;

export const Order = T.Object({
  ...head,
  /** For its shop alone, as in its list. Empty when the account is deleted. */
  customer_first_name: T.Optional(T.String()),
  /** For its shop alone. Its number is null from 7 days after the order's end, and once the account is deleted. */
  customer: T.Optional(
    T.Object({ first_name: T.String(), last_name: T.String(), number: T.Union([T.String(), T.Null()]) }),
  ),
  items: T.Array(
    T.Object({
      id: Id,
      product: T.Object({ id: Id, name: T.String(), local_name: LocalName, cover: CoverBox }),
      quantity: T.Integer(),
      /** Price of one, at checkout. */
      price: Rupees,
      /** As at checkout. */
      ...lineFields,
    }),
  ),
  additional_details: T.String(),
  rejected_items: T.Array(RejectedItem),
  /** By the agreed proposal. */
  left_out: T.Array(LeftOutItem),
  payment: T.Union([T.String(), T.Null()]),
  ...paymentFields,
  /** Oldest first. Its shop doesn't see those that the operator gives. */
  refunds: T.Array(Refund),
  /** What the customer wished at checkout if something is missing. */
  if_missing: MissingWish,
  /** The last one. Null before the first. */
  proposal: T.Union([Proposal, T.Null()]),
  shop: T.Object({
    id: Id,
    name: T.String(),
    address: T.String(),
    latitude: T.Number(),
    longitude: T.Number(),
  }),
  /**
   * For its shop, the number is null from 7 days after the order's end. Null of an order to fetch whose customer has no
   * address.
   */
  address: T.Union([
    T.Object({ ...OrderAddress.properties, number: T.Union([T.String(), T.Null()]) }),
    T.Null(),
  ]),
  /** The shop has not answered, and the customer was told. */
  is_unanswered: T.Boolean(),
  failed_delivery: FailedDelivery,
  /** The last photo that its deliverer took as proof. Until 30 days after the end. */
  proof: Proof,
  ended: Ended,
  /**
   * What its customer tells at the door. Null for everybody else, and before Assigned and from Delivered on. Of an order to
   * fetch while it is Accepted.
   */
  delivery_code: T.Union([T.String(), T.Null()]),
  /** Whether the shop asks for the code of an order to fetch. Null for its customer, and of orders to deliver. */
  code_rule: T.Union([T.Enum(askedCodes, { type: 'string' }), T.Null()]),
  /** What the caller may do now, as the customer or the retailer of the order. */
  allowed_actions: AllowedActions,
  /** The order's history, oldest first. */
  events: T.Array(T.Object(historyEvent)),
});
export type Order = T.Static<typeof Order>;

export const SlotOffer = T.Object({ id: Id, start: Instant, end: Instant, left: T.Integer() });
export type SlotOffer = T.Static<typeof SlotOffer>;

export const getSlots = endpoint({
  method: 'GET',
  path: '/shops/get-slots/',
  who: 'person',
  summary:
    "List the free slots of today and the next six days, in the city of `shop`, else of the cart's shop, or else of the primary address. With `fulfilment=pick_up` the full ones, too: an order to fetch takes no place.",
  query: T.Object({ shop: T.Optional(Id), fulfilment: T.Optional(Fulfilment), ...pageQuery }),
  responses: { 200: listOf(SlotOffer) },
  fails: ['address.required', 'not_found'],
});

/** What refuses a sale, from a cart or by telephone. */
export const saleFails = [
  'shop.closed',
  'address.out_of_reach',
  'slot.unavailable',
  'product.out_of_stock',
  'pick_up.none',
  'upi.none',
  'credit.none',
  'credit.limit',
] as const;

export const checkout = endpoint({
  method: 'POST',
  path: '/customers/checkout/',
  who: 'named',
  tells: 'once',
  summary:
    "Turn the cart into an order. Takes stock and a place in the slot. `expected_amount` is the cart's `total` as the customer saw it. With `fulfilment: pick_up` the order costs no delivery, takes no place, and asks for no reach.",
  body: T.Object({
    slot: Id,
    additional_details: optionalText(limits.longText),
    expected_amount: T.Optional(Amount),
    if_missing: T.Optional(MissingWish),
    pay_by: T.Optional(PayMethod),
    fulfilment: T.Optional(Fulfilment),
  }),
  responses: { 201: Order },
  fails: ['cart.empty', 'order.too_many_open', 'order.too_many', ...saleFails, 'cart.changed'],
});

const list = (path: string, summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    query: T.Object(pageQuery),
    responses: { 200: listOf(OrderInList) },
  }) as const;

export const customerOrders = endpoint({
  ...list('/customers/orders/', "One's active orders, newest first."),
  who: 'person',
});
export const customerPreviousOrders = endpoint({
  ...list('/customers/orders/previous/', "One's completed, rejected and cancelled orders, newest first."),
  who: 'person',
});

export const customerOrder = endpoint({
  method: 'GET',
  path: '/customers/orders/{id}/',
  who: 'person',
  summary: 'Get one of your orders.',
  params: IdParams,
  responses: { 200: Order },
});

/** What the customer keeps of each item, and why not all of it. */
export const VerifiedItems = T.Array(
  T.Object({
    id: Id,
    quantity: T.Integer({ minimum: 0, maximum: limits.cartLine }),
    reason: T.Optional(T.Union([RefusalReason, T.Null()])),
  }),
  { maxItems: 1000 },
);

export const verifyOrder = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/verified/',
  who: 'person',
  tells: 'once',
  summary:
    'Verify the items at the door. Lowered quantities are refused. `items` may also be inside `item_data`.',
  params: IdParams,
  body: T.Object({
    items: T.Optional(VerifiedItems),
    item_data: T.Optional(T.Object({ items: VerifiedItems })),
  }),
  responses: { 200: Order },
  fails: ['order.cannot_verify'],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/cancel/',
  who: 'person',
  tells: 'once',
  summary: 'Cancel an order before the shop answers.',
  params: IdParams,
  responses: { 200: Order },
  fails: ['order.cannot_cancel'],
});

/** The retailer of a suspended shop may read its orders too. */
const mayBeSuspended = { fails: ['shop.not_verified'] } as const;

const shopList = { ...mayBeSuspended, method: 'GET', responses: { 200: listOf(ShopOrderInList) } } as const;

export const retailerOrders = endpoint({
  ...shopList,
  who: 'retailer',
  path: '/shops/orders/',
  summary:
    "The shop's active orders, newest first. Also while it is suspended. `status` leaves out those of other statuses. `payments=claimed` has those with a payment that the shop hasn't answered, also ended ones.",
  query: T.Object({
    ...pageQuery,
    status: T.Optional(Status),
    payments: T.Optional(T.Enum(['claimed'], { type: 'string' })),
  }),
});
export const retailerPreviousOrders = endpoint({
  ...shopList,
  who: 'retailer',
  path: '/shops/orders/previous/',
  summary: "The shop's completed, rejected and cancelled orders, newest first. Also while it is suspended.",
  query: T.Object(pageQuery),
});

export const retailerOrder = endpoint({
  ...mayBeSuspended,
  who: 'retailer',
  method: 'GET',
  path: '/shops/orders/{id}/',
  summary: "Get one of the shop's orders. Also while it is suspended, without allowed actions.",
  params: IdParams,
  responses: { 200: Order },
});

export const acceptOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/accept/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary: 'Accept an order. This opens a delivery request, unless the customer fetches it.',
  params: IdParams,
  mayComeLate: true,
  responses: { 200: Order },
  fails: ['order.cannot_accept'],
});

export const rejectOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/reject/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary: 'Reject an order. This returns its stock and its place in the slot.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    reason: T.Optional(T.Union([T.Enum([...rejectReasons], { type: 'string' }), T.Null()])),
    /** The customer reads it. */
    note: optionalText(limits.reason),
  }),
  responses: { 200: Order },
  fails: ['order.cannot_reject'],
});

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/withdraw/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary:
    "Cancel an accepted order that the shop can't keep. This returns its stock and its place in the slot. Customer and operators are notified.",
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    reason: T.Enum([...withdrawReasons], { type: 'string' }),
    /** The customer reads it. */
    note: optionalText(limits.reason),
  }),
  responses: { 200: Order },
  fails: ['order.cannot_withdraw'],
});

export const readyOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/ready/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary: 'Say that an order can be fetched. Its customer is told once.',
  params: IdParams,
  mayComeLate: true,
  responses: { 200: Order },
  fails: ['order.cannot_hand_out'],
});

export const handOutOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/hand_out/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary:
    "Hand an order out to the customer who fetches it, which completes it: with the customer's code or the reason why there is none, what they keep, and what they paid. All UPI that the shop reports is confirmed.",
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    code: T.Optional(T.String({ pattern: codePattern })),
    no_code_reason: T.Optional(T.Enum(noCodeReasons, { type: 'string' })),
    items: T.Optional(VerifiedItems),
    /** What isn't claimed yet. Its sum is what is due. Left out: credit when the customer chose it, else cash. */
    payments: T.Optional(T.Array(ReportedPayment, { maxItems: 10 })),
    /** The amount before `items`, as the shop saw it. */
    expected_amount: T.Optional(Amount),
    /** A note on the payment. */
    payment: optionalText(limits.paymentNote),
  }),
  responses: { 200: Order },
  fails: [
    'order.cannot_hand_out',
    'code.wrong',
    'code.over',
    'order.changed',
    'payment.amount',
    'credit.none',
  ],
});
