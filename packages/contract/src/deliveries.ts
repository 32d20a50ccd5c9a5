// Open requests and deliveries, as a deliverer sees them.
import * as T from 'typebox';
import { HasPin } from './addresses.ts';
import { askedCodes, codePattern, noCodeReasons } from './delivery-codes.ts';
import { endpoint } from './endpoint.ts';
import { FailedDelivery } from './failed-delivery.ts';
import { StoredFile } from './files.ts';
import { allGiveBackReasons } from './give-back.ts';
import { limits } from './limits.ts';
import { AllowedActions, LeftOutItem, OrderAddress, Proof, RejectedItem, Status } from './order-shapes.ts';
import { VerifiedItems } from './orders.ts';
import { lineFields } from './pack-shapes.ts';
import { PayMethod, paymentFields, ReportedPayment } from './payment-shapes.ts';
import {
  Amount,
  CoverBox,
  Id,
  IdParams,
  Instant,
  Latitude,
  LocalName,
  Longitude,
  listOf,
  optionalText,
  pageQuery,
  Rupees,
  requiredText,
  Slot,
} from './schema.ts';

export const Delivery = T.Object({
  id: Id,
  /** The order's status. */
  status: Status,
  slot: Slot,
  shop_name: T.String(),
  shop_number: T.String(),
  customer_name: T.String(),
  /** Empty when the account is deleted. */
  customer_number: T.String(),
  /** Whether the delivery code is asked for. `over`: after too many wrong ones, only a reason counts. */
  code_rule: T.Enum(askedCodes, { type: 'string' }),
  amount: Rupees,
  ...paymentFields,
  /** What is due at the door. 0 when it goes on credit, or when too much was paid. */
  to_collect: Rupees,
  /** The last line of the address. */
  area: T.String(),
  landmark: T.Union([T.String(), T.Null()]),
  order: T.Object({
    id: Id,
    slot: Slot,
    shop: T.Object({
      name: T.String(),
      address: T.String(),
      latitude: T.Number(),
      longitude: T.Number(),
    }),
    address: OrderAddress,
    items: T.Array(
      T.Object({
        id: Id,
        quantity: T.Integer(),
        price: Rupees,
        ...lineFields,
        product: T.Object({ name: T.String(), local_name: LocalName, cover: CoverBox }),
      }),
    ),
    additional_details: T.String(),
    rejected_items: T.Array(RejectedItem),
    /** By the agreed proposal. */
    left_out: T.Array(LeftOutItem),
    delivery_cost: Rupees,
    payment: T.Union([T.String(), T.Null()]),
  }),
  /** Null before. The date of the receipt. */
  completed_at: T.Union([Instant, T.Null()]),
  /** When the shop packed it. Null before. */
  packed_at: T.Union([Instant, T.Null()]),
  failed_delivery: FailedDelivery,
  /** The last photo that its deliverer took as proof. Until 30 days after the end. */
  proof: Proof,
  /** Of the list that the order was made of. None otherwise, and none once the order is over. */
  list_files: T.Array(StoredFile),
  allowed_actions: AllowedActions,
});
export type Delivery = T.Static<typeof Delivery>;

/** One of one's own pictures, as proof. */
const ProofPhoto = T.Optional(T.Union([Id, T.Null()]));

/** Where the deliverer is. Both or none. */
const place = { latitude: T.Optional(Latitude), longitude: T.Optional(Longitude) };

/** Of the deliveries that wait for the same call. */
const DeliveryIds = T.Object({ ids: T.Array(Id, { minItems: 1, maxItems: limits.deliveriesAtOnce }) });

export const TripStop = T.Object({
  kind: T.Enum(['pick_up', 'drop'], { type: 'string' }),
  /** Their ids. */
  deliveries: T.Array(Id),
  /** The shop, or who receives it. */
  name: T.String(),
  address: T.String(),
  landmark: T.Union([T.String(), T.Null()]),
  latitude: T.Number(),
  longitude: T.Number(),
  /** From the stop before. Of the first stop from your place, else 0. */
  km: T.Number(),
  to_collect: Rupees,
});
export type TripStop = T.Static<typeof TripStop>;

export const Trip = T.Object({ stops: T.Array(TripStop), km: T.Number(), to_collect: Rupees });
export type Trip = T.Static<typeof Trip>;

export const getTrip = endpoint({
  method: 'GET',
  path: '/deliveries/trip/',
  who: 'deliverer',
  summary:
    'Get one trip through all your assigned and picked-up deliveries of the soonest day: each shop before its doors, earlier slots first, and as short as can be. With your place it begins there.',
  query: T.Object(place),
  responses: { 200: Trip },
});

export const markAllPickedUp = endpoint({
  method: 'POST',
  path: '/deliveries/picked_up/',
  who: 'deliverer',
  tells: 'once',
  summary:
    'Mark several of your orders as picked up at one shop, or none of them. All again answers the same.',
  mayComeLate: true,
  body: DeliveryIds,
  responses: { 200: listOf(Delivery) },
  fails: ['not_found', 'delivery.cannot_pick_up'],
});

export const acceptRequests = endpoint({
  method: 'POST',
  path: '/deliveries/requests/accept/',
  who: 'deliverer',
  tells: 'once',
  summary: 'Accept several requests. Each that is refused says why, and keeps no other.',
  mayComeLate: true,
  body: DeliveryIds,
  responses: {
    200: T.Object({
      accepted: T.Array(Id),
      refused: T.Array(T.Object({ id: Id, code: T.String() })),
    }),
  },
});

export const DeliveryRequest = T.Object({
  id: Id,
  order: T.Object({
    id: Id,
    slot: Slot,
    shop: T.Object({ name: T.String(), address: T.String() }),
    address: T.Object({ address: T.String(), has_pin: HasPin }),
  }),
  /** The sum of the quantities. */
  pieces: T.Integer(),
  delivery_cost: Rupees,
  pay_by: PayMethod,
  /** Km from the shop to the address, with one decimal. Means nothing without a pin. */
  way: T.Number(),
  /** Km from the place in the query to the shop, with one decimal. */
  to_shop: T.Optional(T.Number()),
});
export type DeliveryRequest = T.Static<typeof DeliveryRequest>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/deliveries/',
  who: 'deliverer',
  summary:
    'List all your deliveries: the active ones by slot, those at the door first, then as the trip comes to them. Then the ended ones, newest first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(Delivery) },
});

export const getDelivery = endpoint({
  method: 'GET',
  path: '/deliveries/{id}/',
  who: 'deliverer',
  summary:
    'Get one of your deliveries. After a hand-over, the 404 says in `deliverer` who has it, until the order is done.',
  params: IdParams,
  responses: { 200: Delivery },
});

export const markPickedUp = endpoint({
  method: 'POST',
  path: '/deliveries/{id}/picked_up/',
  who: 'deliverer',
  tells: 'once',
  summary: 'Mark the order as picked up at the shop.',
  params: IdParams,
  mayComeLate: true,
  responses: { 200: Delivery },
  fails: ['delivery.cannot_pick_up'],
});

export const markDelivered = endpoint({
  method: 'POST',
  path: '/deliveries/{id}/delivered/',
  who: 'deliverer',
  tells: 'once',
  summary: "Mark the order as delivered, with the customer's delivery code or the reason why there is none.",
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    code: T.Optional(T.String({ pattern: codePattern })),
    no_code_reason: T.Optional(T.Enum(noCodeReasons, { type: 'string' })),
    photo: ProofPhoto,
  }),
  responses: { 200: Delivery },
  fails: ['not_found', 'delivery.cannot_deliver', 'code.wrong', 'code.over'],
});

export const markCompleted = endpoint({
  method: 'POST',
  path: '/deliveries/{id}/completed/',
  who: 'deliverer',
  tells: 'once',
  summary:
    'Mark the order as completed, with a note on the payment. `expected_amount` is the amount as the deliverer saw it.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    payment: requiredText(limits.paymentNote),
    /** The amount before `items`. Asked first. */
    expected_amount: T.Optional(Amount),
    /** From DELIVERED, when the customer has no phone or network: as in `verified/`. */
    items: T.Optional(VerifiedItems),
    /** What isn't claimed yet. Its sum is what is due. Left out: credit when the customer chose it, else cash. */
    payments: T.Optional(T.Array(ReportedPayment, { maxItems: 10 })),
  }),
  responses: { 200: Delivery },
  fails: [
    'delivery.cannot_complete',
    'order.changed',
    'order.cannot_verify',
    'payment.amount',
    'credit.none',
  ],
});

type Optionals<P extends T.TProperties> = { [Key in keyof P]: T.TOptional<P[Key]> };

/** As `T.Partial`, which would bring the whole of TypeBox to the first screen of the web. */
const partial = <P extends T.TProperties>({ properties }: T.TObject<P>) =>
  T.Object(
    Object.fromEntries(
      Object.entries(properties).map(([key, schema]) => [key, T.Optional(schema)]),
    ) as Optionals<P>, // the same keys
  );

export const giveBack = endpoint({
  method: 'POST',
  path: '/deliveries/{id}/give_back/',
  who: 'deliverer',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary:
    'Give an order back. Before it is picked up, its request opens again, and the answer is `{}`. After that nobody took it at the door: it stays yours, and an operator is told. The reason must fit the status.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    reason: T.Enum([...allGiveBackReasons], { type: 'string' }),
    /** The shop and operators see it. */
    note: optionalText(limits.reason),
    photo: ProofPhoto,
  }),
  responses: { 200: partial(Delivery) },
  fails: ['delivery.cannot_give_back'],
});

export const listRequests = endpoint({
  method: 'GET',
  path: '/deliveries/requests/',
  who: 'deliverer',
  summary:
    'List the open requests of your city, oldest first, without your own orders. With your place they say how far the shop is.',
  query: T.Object({ ...pageQuery, ...place }),
  responses: { 200: listOf(DeliveryRequest) },
});

export const Duty = T.Object({ is_on_duty: T.Boolean() });

export const getDuty = endpoint({
  method: 'GET',
  path: '/deliveries/duty/',
  who: 'deliverer',
  summary: 'Get whether you are told of new requests.',
  responses: { 200: Duty },
});

export const setDuty = endpoint({
  method: 'PATCH',
  path: '/deliveries/duty/',
  who: 'deliverer',
  summary: 'Go on or off duty. Off duty, you are not told of new requests, but can still accept them.',
  body: Duty,
  responses: { 200: Duty },
});

const acceptance = {
  path: '/deliveries/requests/{id}/accept/',
  params: IdParams,
  responses: { 200: Delivery },
} as const;

/** DELIV-15, DELIV-16: a prefetch is refused, so that nobody accepts without pressing. */
export const acceptRequestByGet = endpoint({
  ...acceptance,
  who: 'deliverer',
  tells: 'once',
  method: 'GET',
  summary: 'Accept a request by GET. Prefer POST.',
  fails: ['prefetch.refused', 'delivery.taken', 'cash.limit'],
});

export const acceptRequest = endpoint({
  ...acceptance,
  who: 'deliverer',
  tells: 'once',
  method: 'POST',
  summary: 'Accept a request. The first deliverer wins.',
  mayComeLate: true,
  fails: ['delivery.taken', 'cash.limit'],
});
