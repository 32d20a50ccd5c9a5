// Every refusal of the API: its code, its HTTP status and its fixed title (RFC 9457 problem details).
import * as T from 'typebox';
import { Cart } from './cart-shape.ts';

export const errorCatalogue = {
  'input.invalid': [400, 'Some of what was sent is not right'],
  'input.malformed': [400, 'The request could not be read'],
  'otp.invalid': [400, 'The code is not right'],
  'address.required': [400, 'An address is needed first'],
  'auth.required': [401, 'Sign in first'],
  'role.required': [403, 'This is not for your role'],
  'shop.not_verified': [403, 'The shop is not yet verified'],
  'account.blocked': [403, 'The account is blocked'],
  'account.incomplete': [403, 'Your name is missing'],
  'prefetch.refused': [403, 'Not without being asked'],
  not_found: [404, 'There is no such thing'],
  'method.not_allowed': [405, 'That cannot be done here'],
  'account.open_orders': [409, 'You still have active orders'],
  'address.too_many': [409, 'Too many addresses'],
  'address.last': [409, 'The last address stays'],
  'address.out_of_reach': [409, 'The address is out of reach'],
  'shop.exists': [409, 'There is a shop already'],
  'shop.closed': [409, 'The shop is closed'],
  'cart.empty': [409, 'The cart is empty'],
  'cart.full': [409, 'The cart is full'],
  'cart.changed': [409, 'The cart has changed'],
  'slot.unavailable': [409, 'The delivery slot cannot be taken'],
  'product.out_of_stock': [409, 'There is not enough of it'],
  'product.stock_changed': [409, 'The stock has changed'],
  'order.too_many_open': [409, 'Too many orders are waiting'],
  'order.cannot_accept': [409, 'The order cannot be accepted'],
  'order.cannot_reject': [409, 'The order cannot be rejected'],
  'order.cannot_cancel': [409, 'The order cannot be cancelled'],
  'order.cannot_verify': [409, 'The order cannot be verified'],
  'delivery.taken': [409, 'This delivery request is already taken'],
  'delivery.cannot_pick_up': [409, 'The order cannot be marked as picked up'],
  'delivery.cannot_deliver': [409, 'The order cannot be marked as delivered'],
  'delivery.cannot_complete': [409, 'The order cannot be marked as completed'],
  'delivery.cannot_release': [409, 'The delivery cannot be released'],
  'delivery.cannot_hand_over': [409, 'The delivery cannot be handed over'],
  'edit.stale': [409, 'Somebody else has changed it meanwhile'],
  'body.too_large': [413, 'The request is too large'],
  'image.too_large': [413, 'The picture is too large'],
  'body.unsupported': [415, 'The request has the wrong format'],
  'image.invalid': [415, 'The picture cannot be used'],
  'rate.limited': [429, 'Too many requests'],
  internal: [500, 'Something went wrong here'],
  unavailable: [503, 'Not available right now'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

export const statusOf = (code: ErrorCode): number => errorCatalogue[code][0];
export const titleOf = (code: ErrorCode): string => errorCatalogue[code][1];

/**
 * The body of every refusal, `application/problem+json`. `items` stands with `product.out_of_stock` only, `cart` (the
 * cart of now) with `cart.changed`, `quantity` (the stock of now) with `product.stock_changed`.
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
});
export type Problem = T.Static<typeof Problem>;
