// The body of every refusal (RFC 9457 problem details). A slice may add data to its refusals.
import * as T from 'typebox';
import { Cart } from './cart.ts';
import { ImportRow } from './operator/catalogue.ts';
import { Deliverer } from './order-shapes.ts';

/**
 * The body of every refusal, `application/problem+json`. Some codes bring data. `product.out_of_stock`: `items`.
 * `cart.changed`: `cart`, the current cart. `product.stock_changed`: `quantity`, the current stock, or `products` with theirs
 * when several were changed at once. `order.changed`: `amount`, the order's current amount in rupees. `order.too_many`: `at_shop`, true when another shop still takes an
 * order. `payment.amount`: `due`, in rupees. `credit.limit`: `left`, in rupees. `import.refused`: `rows`, all rows of
 * the file, or only the first refused ones of a long file. `not_found` of a delivery that the deliverer had before:
 * `deliverer`, who has it now, or null while the request is open again.
 */
export const Problem = T.Object({
  type: T.String(),
  title: T.String(),
  status: T.Integer(),
  code: T.String(),
  detail: T.String(),
  /** Of the refused request, as in the log. Documents of 404 and of a wrong code have none, so that all are alike. */
  request_id: T.Optional(T.String()),
  errors: T.Optional(T.Record(T.String(), T.Array(T.String()))),
  items: T.Optional(
    T.Array(T.Object({ id: T.Integer(), name: T.String(), quantity: T.Integer(), available: T.Integer() })),
  ),
  cart: T.Optional(Cart),
  quantity: T.Optional(T.Integer()),
  products: T.Optional(T.Array(T.Object({ id: T.Integer(), quantity: T.Integer() }))),
  amount: T.Optional(T.Number()),
  due: T.Optional(T.Number()),
  left: T.Optional(T.Number()),
  deliverer: T.Optional(Deliverer),
  at_shop: T.Optional(T.Boolean()),
  rows: T.Optional(T.Array(ImportRow)),
});
export type Problem = T.Static<typeof Problem>;
