// The body of every refusal (RFC 9457 problem details). A slice may add data to its refusals.
import * as T from 'typebox';
import { Cart } from './cart.ts';
import { ImportRow } from './operator/catalogue.ts';
import { Deliverer } from './orders.ts';

/**
 * The body of every refusal, `application/problem+json`. `items` stands with `product.out_of_stock` only, `cart` (the
 * cart of now) with `cart.changed`, `quantity` (the stock of now) with `product.stock_changed`, `amount` (the order's
 * amount of now, in rupees) with `order.changed`, `deliverer` with the `not_found` of a delivery that the deliverer had
 * before (who has it now, or null while the request is open again), `at_shop` with `order.too_many` (true: another shop
 * still takes an order), `rows` with `import.refused` (all rows of the file, or only the first
 * refused ones of a long file).
 */
export const Problem = T.Object({
  type: T.String(),
  title: T.String(),
  status: T.Integer(),
  code: T.String(),
  detail: T.String(),
  errors: T.Optional(T.Record(T.String(), T.Array(T.String()))),
  items: T.Optional(
    T.Array(T.Object({ id: T.Integer(), name: T.String(), quantity: T.Integer(), available: T.Integer() })),
  ),
  cart: T.Optional(Cart),
  quantity: T.Optional(T.Integer()),
  amount: T.Optional(T.Number()),
  deliverer: T.Optional(Deliverer),
  at_shop: T.Optional(T.Boolean()),
  rows: T.Optional(T.Array(ImportRow)),
});
export type Problem = T.Static<typeof Problem>;
