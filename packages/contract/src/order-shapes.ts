// Parts of an order that customers, shops, deliverers and operators see alike.
import * as T from 'typebox';
import { HasPin, houseFields } from './addresses.ts';
import { withdrawReasons } from './order-endings.ts';
import { allowedActions, fulfilments, orderStatuses } from './order-machine.ts';
import { soldByFields } from './pack-shapes.ts';
import { RefusalReason } from './payment-shapes.ts';
import { Id, Instant, LocalName } from './schema.ts';

export const Status = T.Enum(orderStatuses, { type: 'string' });
export const Fulfilment = T.Enum(fulfilments, { type: 'string' });
export const AllowedActions = T.Array(T.Enum([...allowedActions], { type: 'string' }));

/** A file id. */
export const Proof = T.Union([Id, T.Null()]);

export const Deliverer = T.Union([
  T.Object({ first_name: T.String(), last_name: T.String(), number: T.String() }),
  T.Null(),
]);

/** `reason` is null when nobody said why. */
export const RejectedItem = T.Object({
  name: T.String(),
  local_name: LocalName,
  ...soldByFields,
  quantity: T.Integer(),
  reason: T.Union([RefusalReason, T.Null()]),
});

/** Pieces that the shop didn't have, or that the customer didn't want at a new price. */
export const LeftOutItem = T.Object({
  name: T.String(),
  local_name: LocalName,
  ...soldByFields,
  quantity: T.Integer(),
});
export type LeftOutItem = T.Static<typeof LeftOutItem>;

/** Who ended an order without its goods, and why. `reason` and `note` are null when nobody said them. Null: nobody did. */
export const Ended = T.Union([
  T.Object({
    by: T.Enum(['customer', 'retailer', 'operator'], { type: 'string' }),
    reason: T.Union([T.Enum([...withdrawReasons], { type: 'string' }), T.Null()]),
    note: T.Union([T.String(), T.Null()]),
  }),
  T.Null(),
]);
export type Ended = T.Static<typeof Ended>;

/** A copy of the address as it was at checkout. Its files are gone 30 days after the order's end. */
export const OrderAddress = T.Object({
  receiver: T.String(),
  number: T.String(),
  address: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  has_pin: HasPin,
  ...houseFields,
});

/** `done_at`: when it was done on a phone without a connection. `at` is then when the server received it. */
export const historyEvent = {
  at: Instant,
  status: Status,
  text: T.String(),
  done_at: T.Optional(Instant),
} as const;
