// The error of every call: a refusal of the server, or no answer (`status` 0, code `network`).
import type { ErrorCode } from '@haat/contract/errors';
import type { Problem } from '@haat/contract/problem';

export interface ApiErrorParts {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  /** The error's message. The web app shows its own texts instead, so there it is for developers. */
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** With `product.out_of_stock`: the products and how many are left. */
  readonly items?: Problem['items'];
  /** With `cart.changed`: the current cart. */
  readonly cart?: Problem['cart'];
  /** With `product.stock_changed`: the current stock. */
  readonly quantity?: Problem['quantity'];
  /** The same when several products were changed at once. */
  readonly products?: Problem['products'];
  /** With `order.changed`: the order's current amount, in rupees. */
  readonly amount?: Problem['amount'];
  /** With `payment.amount`: what is due, in rupees. */
  readonly due?: Problem['due'];
  /** With `credit.limit`: what the customer may still owe, in rupees. */
  readonly left?: Problem['left'];
  /** With the `not_found` of a delivery that this deliverer had before: who has it now. Null: nobody. */
  readonly deliverer?: Problem['deliverer'];
  /** With `order.too_many`: whether another shop still takes an order. */
  readonly atShop?: Problem['at_shop'];
  /** In seconds. */
  readonly retryAfter?: number;
}

export class ApiError extends Error {
  // Assigned below from the parts with the same names.
  declare readonly code: ErrorCode | 'network';
  declare readonly status: number;
  declare readonly fields: Readonly<Record<string, string>>;
  declare readonly items: NonNullable<Problem['items']>;
  declare readonly cart: Problem['cart'];
  declare readonly quantity: Problem['quantity'];
  declare readonly products: Problem['products'];
  declare readonly amount: Problem['amount'];
  declare readonly due: Problem['due'];
  declare readonly left: Problem['left'];
  declare readonly deliverer: Problem['deliverer'];
  declare readonly atShop: Problem['at_shop'];
  declare readonly retryAfter: number | undefined;

  constructor({ detail, fields = {}, items = [], ...parts }: ApiErrorParts) {
    super(detail ?? parts.code);
    this.name = 'ApiError';
    Object.assign(this, { fields, items, ...parts });
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * The session changed during a wait, so the request or its answer belongs to somebody else. Like a 401, it shows no
 * toast.
 */
export const sessionOver = (): ApiError => new ApiError({ code: 'auth.required', status: 401 });

/** The request failed, or its answer is incomplete. */
export const noAnswer = (): ApiError => new ApiError({ code: 'network', status: 0 });

/** The thing doesn't exist, was deleted, or belongs to somebody else. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A 409 or 429, which the page explains in addition to the toast. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 409 || error.status === 429);

/** No answer, or one that doesn't say whether the write was done. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);
