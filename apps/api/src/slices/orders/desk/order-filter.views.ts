// The operator's filters of orders, as conditions on orders joined with their cities.

import { orderNumber } from '@haat/contract/city-ids';
import type { OrderNeed } from '@haat/contract/operator/orders';
import type { OrderStatus } from '@haat/contract/order-machine';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { eqId } from '../../../platform/city-id.ts';
import { requireDay } from '../../../platform/require-day.ts';
import { dayAfter, instantInZone } from '../../../platform/zoned-time.ts';
import { cities } from '../../accounts/account.tables.ts';
import { shops } from '../../shops/shop.tables.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { hasNeed } from './order-needs.views.ts';

export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly city?: number | undefined;
  readonly shop?: number | undefined;
  readonly day?: string | undefined;
  readonly customer?: number | undefined;
  readonly deliverer?: number | undefined;
  /** The first and the last day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly active_of?: number | undefined;
  readonly need?: OrderNeed | undefined;
  readonly isPickedUp?: boolean | undefined;
  readonly search?: string | undefined;
}

/** Undefined without filters. Throws `input.invalid` on a day that isn't in the calendar. */
export const filteredOrders = (filter: OrderFilter, now: Date): SQL | undefined => {
  const { status, city, shop, day, from, to, active_of, customer, deliverer, need, isPickedUp, search } =
    filter;
  return and(
    status === undefined ? undefined : eq(orders.status, status),
    city === undefined ? undefined : eq(orders.cityId, city),
    shop === undefined ? undefined : isOfShop(shop),
    day === undefined ? undefined : isPlacedFrom('day', day),
    day === undefined ? undefined : isPlacedUntil('day', day),
    from === undefined ? undefined : isPlacedFrom('from', from),
    to === undefined ? undefined : isPlacedUntil('to', to),
    active_of === undefined ? undefined : isActiveOf(active_of),
    customer === undefined ? undefined : and(eq(orders.customerId, customer), anyStatus),
    deliverer === undefined ? undefined : eq(orders.delivererId, deliverer),
    need === undefined ? undefined : hasNeed(need, now),
    isPickedUp === undefined ? undefined : isWithDeliverer(isPickedUp),
    search ? hasNumber(search) : undefined,
  );
};

/** Always true. It lets PostgreSQL use the partial indexes of active and of previous orders. */
const anyStatus = or(isActive, isPrevious);

/** Picked up and not completed. */
const isWithDeliverer = (isSo: boolean): SQL => {
  const condition = sql`${orders.status} in ('PICKED_UP', 'DELIVERED', 'VERIFIED')`;
  return isSo ? condition : sql`not ${condition}`;
};

const isOfShop = (shopId: number): SQL | undefined => and(eqId(orders.shopId, shopId), anyStatus);

/** As customer, as deliverer, or of their shop. */
const isActiveOf = (userId: number): SQL | undefined =>
  and(
    isActive,
    or(
      eq(orders.customerId, userId),
      eq(orders.delivererId, userId),
      sql`${orders.shopId} in (select ${shops.id} from ${shops} where ${shops.retailerId} = ${userId})`,
    ),
  );

const placedOn = sql`(${orders.createdAt} at time zone ${cities.timeZone})::date`;

/** In the time zone of the order's city. The first condition, which holds in all zones, can use the index. */
function isPlacedFrom(field: string, day: string): SQL {
  requireDay(field, day);
  const begin = instantInZone(day, '00:00', 'Etc/GMT-14').toISOString();
  return sql`(${orders.createdAt} >= ${begin}::timestamptz and ${placedOn} >= ${day}::date)`;
}

function isPlacedUntil(field: string, day: string): SQL {
  requireDay(field, day);
  const end = instantInZone(dayAfter(day, 1), '00:00', 'Etc/GMT+12').toISOString();
  return sql`(${orders.createdAt} < ${end}::timestamptz and ${placedOn} <= ${day}::date)`;
}

/** `41`, `#41` or `Order 41`: the number that people see, in any city. */
function hasNumber(search: string): SQL {
  const [digits] = /[1-9][0-9]{0,14}/.exec(search) ?? [];
  if (digits === undefined) return sql`false`;
  const id = Number(digits);
  return orderNumber(id) === id
    ? sql`${orders.id} = ((${cities.id} - 1) << 36) + ${id}::bigint`
    : eqId(orders.id, id);
}
