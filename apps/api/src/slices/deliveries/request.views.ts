// Open requests as a deliverer sees them.
import type * as wire from '@haat/contract/deliveries';
import { rupeesOf } from '@haat/contract/money';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { presentSlot } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { deliveries } from './delivery.tables.ts';
import { type DeliveryFacts, selectDeliveries } from './delivery.views.ts';
import { oneDecimal, wayKm } from './delivery-way.ts';

// Literals, so that the planner can use the indexes on open requests and active orders.
const isOpen = sql`${deliveries.delivererId} is null and not ${deliveries.isCancelled}`;
const isAccepted = sql`${orders.status} = 'ACCEPTED'`;

const cityId = sql.placeholder('cityId');
const userId = sql.placeholder('userId');
const isOpenInCity = and(eq(deliveries.cityId, cityId), isOpen);

const openRequests = preparedOnce('open_requests', (db: Db) =>
  selectDeliveries(db)
    .where(and(isOpenInCity, ne(orders.customerId, userId)))
    .orderBy(asc(deliveries.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** Counts all requests of the city, and those for one's own orders. Only these few are read. */
const countsOfRequests = preparedOnce('open_requests_counts', (db: Db) => {
  const ofOwnOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cityId, cityId), eq(orders.customerId, userId), isAccepted));
  const ofOwn = and(isOpenInCity, inArray(deliveries.orderId, ofOwnOrders));
  const count = (which: SQL | undefined) =>
    sql`(select count(*) from ${deliveries} where ${which})`.mapWith(Number);
  return db.select({ all: count(isOpenInCity), own: count(ofOwn) }).from(sql`(values (true)) as one`);
});

interface Deliverer {
  readonly userId: number;
  readonly cityId: number;
}

/** Open requests of a city, oldest first, without the deliverer's own orders. */
export async function viewRequests(
  db: Db,
  deliverer: Deliverer,
  query: Parameters<typeof pageOf>[0],
): Promise<{ count: number; results: wire.DeliveryRequest[] }> {
  const [[counts], rows] = await Promise.all([
    countsOfRequests(db, { ...deliverer }),
    openRequests(db, { ...deliverer, ...pageOf(query) }),
  ]);
  const { all = 0, own = 0 } = counts ?? {};
  return { count: all - own, results: rows.map(presentRequest) };
}

const presentRequest = (row: DeliveryFacts): wire.DeliveryRequest => ({
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
});
