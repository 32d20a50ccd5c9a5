// Open requests as a deliverer sees them.
import type * as wire from '@haat/contract/deliveries';
import { distanceKm, type Point } from '@haat/contract/geo';
import { rupeesOf } from '@haat/contract/money';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { presentSlot } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { deliveries } from './delivery.tables.ts';
import { type DeliveryFacts, oneDecimal, selectDeliveries, wayKm } from './delivery.views.ts';

// Literals, so that the planner can use the indexes on open requests and active orders.
const isOpen = sql`${deliveries.delivererId} is null and not ${deliveries.isCancelled}`;
const isAccepted = sql`${orders.status} = 'ACCEPTED'`;

interface Deliverer {
  readonly userId: number;
  readonly cityId: number;
  /** Where they are. Undefined: they don't say it. */
  readonly from: Point | undefined;
}

/** Open requests of a city, oldest first, without the deliverer's own orders. Those few are counted apart. */
export async function viewRequests(
  db: Db,
  deliverer: Deliverer,
  query: Parameters<typeof pageOf>[0],
): Promise<{ count: number; results: wire.DeliveryRequest[] }> {
  const { userId, cityId, from } = deliverer;
  const { limit, offset } = pageOf(query);
  const isOpenInCity = and(eq(deliveries.cityId, cityId), isOpen);
  const ofOwnOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cityId, cityId), eq(orders.customerId, userId), isAccepted));
  const [all, own, rows] = await Promise.all([
    db.$count(deliveries, isOpenInCity),
    db.$count(deliveries, and(isOpenInCity, inArray(deliveries.orderId, ofOwnOrders))),
    selectDeliveries(db)
      .where(and(isOpenInCity, ne(orders.customerId, userId)))
      .orderBy(asc(deliveries.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: all - own, results: rows.map((row) => presentRequest(row, from)) };
}

const shopOf = ({ shopLatitude: latitude, shopLongitude: longitude }: DeliveryFacts): Point => ({
  latitude,
  longitude,
});

const presentRequest = (row: DeliveryFacts, from: Point | undefined): wire.DeliveryRequest => ({
  id: row.id,
  order: {
    id: row.orderId,
    slot: presentSlot(row),
    shop: { name: row.shopName, address: row.shopAddress },
    address: { address: row.address, has_pin: row.hasPin },
  },
  pieces: row.itemCount,
  delivery_cost: rupeesOf(row.deliveryCostPaise),
  // Only orders that an older release completed have none.
  pay_by: row.payBy ?? 'cash',
  way: oneDecimal(wayKm(row)),
  ...(from && { to_shop: oneDecimal(distanceKm(from, shopOf(row))) }),
});
