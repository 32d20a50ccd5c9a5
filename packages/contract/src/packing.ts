// What a shop packs for each slot: the goods of all its orders together, and order by order.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Order } from './orders.ts';
import { packFields } from './pack-shapes.ts';
import { Id, IdParams, Instant, LocalName, Slot } from './schema.ts';

const { net_quantity, unit } = packFields;

/** A slot with orders to pack. `orders` and `packed` are how many. */
export const SlotToPack = T.Object({ ...Slot.properties, orders: T.Integer(), packed: T.Integer() });
export type SlotToPack = T.Static<typeof SlotToPack>;

/** What the orders of a slot need of one product. `product` is its id. */
export const GoodsToPack = T.Object({
  product: Id,
  name: T.String(),
  local_name: LocalName,
  is_loose: T.Boolean(),
  /** As the orders have it. */
  net_quantity,
  unit,
  /** Of loose goods in steps. */
  quantity: T.Integer(),
  /** How many orders need it. */
  orders: T.Integer(),
});
export type GoodsToPack = T.Static<typeof GoodsToPack>;

export const PackingList = T.Object({
  ...Slot.properties,
  /** By product type, then by name. */
  goods: T.Array(GoodsToPack),
  /** As their pages show them, the oldest first. */
  orders: T.Array(Order),
});
export type PackingList = T.Static<typeof PackingList>;

export const slotsToPack = endpoint({
  method: 'GET',
  path: '/shops/packing/',
  who: 'retailer',
  summary:
    'List the slots with accepted or assigned orders of your shop, soonest first. With `start`, the start of such a slot as given, its packing list. Also while the shop is suspended.',
  query: T.Object({ start: T.Optional(Instant) }),
  responses: { 200: T.Union([PackingList, T.Object({ count: T.Integer(), results: T.Array(SlotToPack) })]) },
  fails: ['not_found', 'shop.not_verified'],
});

export const packOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/packed/',
  who: 'verifiedRetailer',
  tells: 'once',
  perMinute: limits.ringsPerMinute,
  summary:
    'Say that an accepted or assigned order is packed, or that it is not. Its deliverer is told when it is packed.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({ is_packed: T.Boolean() }),
  responses: { 200: Order },
  fails: ['order.cannot_pack'],
});

export const weighOrder = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/weigh/',
  who: 'verifiedRetailer',
  tells: 'once',
  perMinute: limits.ringsPerMinute,
  summary:
    'Say what loose goods of an accepted order weigh, in whole g or ml, until it is picked up. The sums follow, and customer and deliverer are notified. Null takes a weight back. The same weights again change nothing.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    items: T.Array(
      T.Object({
        id: Id,
        weighed: T.Union([T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), T.Null()]),
      }),
      { minItems: 1, maxItems: limits.cartLines },
    ),
  }),
  responses: { 200: Order },
  fails: ['order.cannot_weigh', 'credit.none', 'credit.limit'],
});
