// A person's only cart: from one shop, to one address.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { lineFields, packFields, soldByFields } from './pack-shapes.ts';
import { CoverBox, Id, LocalName, NextSlot, Rupees } from './schema.ts';

/** In the order in which checkout checks them. */
const cartProblems = ['shop.closed', 'address.out_of_reach', 'product.out_of_stock'] as const;
export type CartProblem = (typeof cartProblems)[number];

export const Cart = T.Object({
  /** Ids; null while the cart is empty. */
  shop: T.Union([Id, T.Null()]),
  shop_name: T.Union([T.String(), T.Null()]),
  address: T.Union([Id, T.Null()]),
  items: T.Array(
    T.Object({
      id: Id,
      /** `product.quantity` is the stock. */
      product: T.Object({
        id: Id,
        name: T.String(),
        local_name: LocalName,
        price: Rupees,
        ...packFields,
        cover: CoverBox,
        quantity: T.Integer(),
      }),
      quantity: T.Integer(),
      ...lineFields,
    }),
  ),
  delivery_cost: Rupees,
  total: Rupees,
  /** The first reason why checkout would refuse the cart now. Null when there is none. */
  problem: T.Union([T.Enum(cartProblems, { type: 'string' }), T.Null()]),
  next_slot: NextSlot,
  /** Whether its shop lets customers fetch their orders. Then `address.out_of_reach` is a problem of delivery alone. */
  offers_pick_up: T.Boolean(),
});
export type Cart = T.Static<typeof Cart>;

/** What the cart has less of than was wanted. `available`: how much it got. */
export const Missing = T.Array(
  T.Object({
    name: T.String(),
    local_name: LocalName,
    ...soldByFields,
    wanted: T.Integer(),
    available: T.Integer(),
  }),
);
export type Missing = T.Static<typeof Missing>;

const lineQuantity = T.Optional(T.Integer({ minimum: 1, maximum: limits.cartLine }));

export const getCart = endpoint({
  method: 'GET',
  path: '/customers/cart/',
  who: 'person',
  summary: 'Get your cart with current prices and the delivery cost.',
  responses: { 200: Cart },
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/customers/cart/add/',
  who: 'person',
  summary: 'Add a quantity of a product. Another shop or address replaces the cart’s.',
  body: T.Object({ product_id: Id, quantity: lineQuantity, address_id: T.Optional(Id) }),
  responses: { 200: Cart },
  fails: [
    'address.required',
    'not_found',
    'shop.closed',
    'address.out_of_reach',
    'product.out_of_stock',
    'cart.full',
  ],
});

export const removeFromCart = endpoint({
  method: 'POST',
  path: '/customers/cart/remove/',
  who: 'person',
  summary: 'Remove a quantity of a product, down to zero. Never refused for stock, closing or reach.',
  body: T.Object({ product_id: Id, quantity: lineQuantity, address_id: T.Optional(Id) }),
  responses: { 200: Cart },
});
