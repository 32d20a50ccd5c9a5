// How many orders a person may place. Each order notifies its shop, even if it is cancelled at once.
import { AppError } from '../../../platform/app-error.ts';
import type { OrderRow } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';

export interface OrderLimits {
  /** How many orders of one customer may have the status INITIATED. */
  readonly openAtMost: number;
  readonly perHourAtMost: number;
}

type RecentOrder = Pick<OrderRow, 'shopId' | 'status' | 'createdAt'>;

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** A third of those of an hour. */
const atOneShopAtMost = ({ perHourAtMost }: OrderLimits): number =>
  Math.max(1, Math.floor(perHourAtMost / 3));

/** `order.too_many_open`, else `order.too_many`, when the customer can't place another order at this shop now. */
export function findReachedLimit(
  recent: readonly RecentOrder[],
  limits: OrderLimits,
  { shopId, now }: { readonly shopId: number; readonly now: Date },
): AppError | undefined {
  const { openAtMost, perHourAtMost } = limits;
  if (recent.filter(({ status }) => status === 'INITIATED').length >= openAtMost)
    return new AppError('order.too_many_open', { detail: orderMessages.tooManyOpen(openAtMost) });
  const waitMs = waitOf(recent, perHourAtMost, now);
  if (waitMs > 0) {
    const detail = orderMessages.tooMany(perHourAtMost, waitMs / minuteMs);
    return new AppError('order.too_many', { detail, atShop: false, retryAfterSeconds: waitMs / 1000 });
  }
  const atShopAtMost = atOneShopAtMost(limits);
  const atThisShop = recent.filter((order) => order.shopId === shopId);
  const waitAtShopMs = waitOf(atThisShop, atShopAtMost, now);
  if (waitAtShopMs > 0) {
    const detail = orderMessages.tooManyAtShop(atShopAtMost, waitAtShopMs / minuteMs);
    return new AppError('order.too_many', { detail, atShop: true, retryAfterSeconds: waitAtShopMs / 1000 });
  }
  return undefined;
}

/** Milliseconds until fewer than `atMost` of the orders are within an hour. 0 or less when they already are. */
function waitOf(orders: readonly RecentOrder[], atMost: number, now: Date): number {
  const times = orders.map(({ createdAt }) => createdAt.getTime()).sort((one, other) => other - one);
  const last = times[atMost - 1];
  return last === undefined ? 0 : last + hourMs - now.getTime();
}
