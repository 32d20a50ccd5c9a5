// How many orders a person may place. Each one rings its shop, also one that is cancelled at once.
import type { OrderStatus } from '@haat/contract/order-machine';
import { AppError } from '../../platform/app-error.ts';
import { orderMessages } from './orders.messages.ts';

export interface OrderLimits {
  /** How many orders of one customer may have the status INITIATED. */
  readonly openAtMost: number;
  readonly perHourAtMost: number;
}

export interface RecentOrder {
  readonly shopId: number;
  readonly status: OrderStatus;
  readonly createdAt: Date;
}

const hourMs = 60 * 60 * 1000;

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
  const ofHour = recent.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - hourMs);
  if (ofHour.length >= perHourAtMost)
    return new AppError('order.too_many', { detail: orderMessages.tooMany(perHourAtMost) });
  const atShop = atOneShopAtMost(limits);
  if (ofHour.filter((order) => order.shopId === shopId).length >= atShop)
    return new AppError('order.too_many', { detail: orderMessages.tooManyAtShop(atShop) });
  return undefined;
}
