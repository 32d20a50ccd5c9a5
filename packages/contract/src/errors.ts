// Every refusal of the API: its code, its HTTP status and its fixed title (RFC 9457 problem details).

export const errorCatalogue = {
  'input.invalid': [400, 'Some fields are invalid'],
  'input.malformed': [400, 'The request is unreadable'],
  'otp.invalid': [400, 'The code is wrong'],
  'address.required': [400, 'Add an address first'],
  'auth.required': [401, 'Sign in first'],
  'role.required': [403, 'Your role does not allow this'],
  'shop.not_verified': [403, 'The shop is not yet verified'],
  'account.blocked': [403, 'The account is blocked'],
  'account.incomplete': [403, 'Your name is missing'],
  'prefetch.refused': [403, 'Prefetching is refused'],
  not_found: [404, 'Not found'],
  'method.not_allowed': [405, 'Method not allowed'],
  'account.open_orders': [409, 'You still have active orders'],
  'address.too_many': [409, 'Too many addresses'],
  'address.last': [409, 'You can’t delete your only address'],
  'address.out_of_reach': [409, 'The address is out of reach'],
  'shop.exists': [409, 'You already have a shop'],
  'shop.closed': [409, 'The shop is closed'],
  'cart.empty': [409, 'The cart is empty'],
  'cart.full': [409, 'The cart is full'],
  'cart.changed': [409, 'The cart has changed'],
  'slot.unavailable': [409, 'The delivery slot is not available'],
  'slot.overlaps': [409, 'The slot overlaps another one'],
  'product.out_of_stock': [409, 'Out of stock'],
  'product.stock_changed': [409, 'The stock has changed'],
  'order.too_many_open': [409, 'Too many orders are waiting'],
  'order.too_many': [409, 'Too many orders in an hour'],
  'order.changed': [409, 'The amount of the order has changed'],
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
  'operator.cannot_block': [409, 'An operator cannot be blocked'],
  'operator.last': [409, 'This is the only operator'],
  'edit.stale': [409, 'Somebody else changed this'],
  'record.in_use': [409, 'This is still used'],
  'import.refused': [409, 'Nothing was imported'],
  'body.too_large': [413, 'The request is too large'],
  'image.too_large': [413, 'The picture is too large'],
  'body.unsupported': [415, 'The request has the wrong format'],
  'image.invalid': [415, 'The picture is not usable'],
  'rate.limited': [429, 'Too many requests'],
  internal: [500, 'Something went wrong'],
  unavailable: [503, 'Not available right now'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Only calls under `/operator/` refuse with these, so the web app needs no texts for them. A test checks this. */
export const operatorOnlyCodes = [
  'slot.overlaps',
  'delivery.cannot_release',
  'delivery.cannot_hand_over',
  'operator.cannot_block',
  'edit.stale',
  'record.in_use',
  'import.refused',
] as const satisfies readonly ErrorCode[];

export type OperatorOnlyCode = (typeof operatorOnlyCodes)[number];

export const statusOf = (code: ErrorCode): number => errorCatalogue[code][0];
export const titleOf = (code: ErrorCode): string => errorCatalogue[code][1];
