// What a cart holds: the answer of the cart's calls, and of a checkout that it has changed under.
import * as T from 'typebox';
import { CoverBox, Id, Rupees } from './schema.ts';

/** In the order in which checkout refuses. */
export const cartProblems = ['shop.closed', 'address.out_of_reach', 'product.out_of_stock'] as const;
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
      product: T.Object({ id: Id, name: T.String(), price: Rupees, cover: CoverBox, quantity: T.Integer() }),
      quantity: T.Integer(),
    }),
  ),
  delivery_cost: Rupees,
  total: Rupees,
  /** What checkout would answer now, of those that the cart itself causes; null when it can be ordered. */
  problem: T.Union([T.Enum(cartProblems, { type: 'string' }), T.Null()]),
});
export type Cart = T.Static<typeof Cart>;
