// The one cart of a person: of one shop, for one address.
import * as T from 'typebox';
import { Cart, type CartProblem } from './cart-shape.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Id } from './schema.ts';

export { Cart, type CartProblem };

const lineQuantity = T.Optional(T.Integer({ minimum: 1, maximum: limits.cartLine }));

export const getCart = endpoint({
  method: 'GET',
  path: '/customers/cart/',
  who: 'person',
  summary: "One's cart with today's prices and the delivery cost.",
  responses: { 200: Cart },
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/customers/cart/add/',
  who: 'person',
  summary: 'Add pieces; another shop or another address replaces what the cart was for.',
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
  summary: 'Take pieces out; stops at zero and is never refused for stock, closing or reach.',
  body: T.Object({ product_id: Id, quantity: lineQuantity, address_id: T.Optional(Id) }),
  responses: { 200: Cart },
});
