// Ordering again what a person bought before.
import * as T from 'typebox';
import { Cart, Missing } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { Product } from './product-shapes.ts';
import { IdParams, listOf, pageQuery } from './schema.ts';

export const RefilledCart = T.Object({ cart: Cart, missing: Missing });
export type RefilledCart = T.Static<typeof RefilledCart>;

export const orderAgain = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/again/',
  who: 'person',
  summary:
    "Replace the cart with what was kept of an order, as far as there is, at today's prices. To the order's address, else to the primary one.",
  params: IdParams,
  responses: { 200: RefilledCart },
  fails: ['shop.closed', 'address.out_of_reach'],
});

export const boughtBefore = endpoint({
  method: 'GET',
  path: '/shops/{id}/bought-before/',
  who: 'person',
  summary: 'List the products that you have bought at this shop, the ones in most orders first.',
  params: IdParams,
  query: T.Object(pageQuery),
  responses: { 200: listOf(Product) },
});
