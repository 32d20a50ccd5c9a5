// The open requests by slot, who can carry them, and where each of these goes next.
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/operator/dispatch';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { wholeList } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { deliveries } from './delivery.tables.ts';
import { areaOf } from './delivery.views.ts';
import { listNextStops } from './trip.views.ts';

/** What deliverers hold, in paise. */
type SumHeld = (db: Db, delivererIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

let sumHeld: SumHeld = async () => new Map();

/** The cash slice, which comes later, calls this once, when it starts. */
export function provideHeld(sum: SumHeld): void {
  sumHeld = sum;
}

interface DispatchQuery {
  readonly city?: number;
}

export async function viewDispatch(db: Db, { city }: DispatchQuery): Promise<wire.Dispatch> {
  const [requests, people] = await Promise.all([listRequests(db, city), listDeliverers(db, city)]);
  const ids = people.map(({ id }) => id);
  const [since, active, held, nextStops] = await Promise.all([
    readOpenSince(
      db,
      requests.map(({ order }) => order),
    ),
    countActive(db, ids),
    sumHeld(db, ids),
    listNextStops(db, ids),
  ]);
  return {
    slots: slotsOf(requests, since),
    deliverers: people.map((person) => ({
      id: person.id,
      name: shownName(person).en,
      is_on_duty: person.isOnDuty,
      active: active.get(person.id) ?? 0,
      held: rupeesOf(held.get(person.id) ?? 0),
    })),
    next_stops: nextStops,
  };
}

/** Soonest first, then in the order in which they were placed. */
const listRequests = (db: Db, city: number | undefined) =>
  db
    .select({
      id: deliveries.id,
      order: orders.id,
      slotStart: orders.slotStart,
      slotEnd: orders.slotEnd,
      shopId: shops.id,
      shopName: shops.name,
      shopLatitude: shops.latitude,
      shopLongitude: shops.longitude,
      address: orders.address,
      latitude: orders.latitude,
      longitude: orders.longitude,
      hasPin: orders.hasPin,
      itemCount: orders.itemCount,
      deliveryCostPaise: orders.deliveryCostPaise,
      payBy: orders.payBy,
      packedAt: orders.packedAt,
      createdAt: orders.createdAt,
      timeZone: cities.timeZone,
    })
    .from(deliveries)
    .innerJoin(orders, eqId(orders.id, deliveries.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(
      and(
        // Literals, so that the planner can use the indexes on open requests and active orders.
        sql`${deliveries.delivererId} is null and not ${deliveries.isCancelled}`,
        sql`${orders.status} = 'ACCEPTED'`,
        city === undefined ? undefined : eq(deliveries.cityId, city),
      ),
    )
    .orderBy(asc(orders.slotStart), asc(orders.slotEnd), asc(deliveries.id))
    .limit(wholeList);

type RequestOfList = Awaited<ReturnType<typeof listRequests>>[number];

function slotsOf(rows: readonly RequestOfList[], since: ReadonlyMap<number, Date>): wire.Dispatch['slots'] {
  const bySlot = Map.groupBy(rows, ({ slotStart, slotEnd }) => `${+slotStart} ${+slotEnd}`);
  return [...bySlot.values()].flatMap((requests) => {
    const [first] = requests;
    if (!first) return [];
    const { slotStart, slotEnd, timeZone } = first;
    return {
      start: isoInZone(slotStart, timeZone),
      end: isoInZone(slotEnd, timeZone),
      requests: requests.map((row) => presentRequest(row, since.get(row.order) ?? row.createdAt)),
    };
  });
}

const presentRequest = (row: RequestOfList, since: Date): wire.DispatchRequest => ({
  id: row.id,
  order: row.order,
  shop: {
    id: row.shopId,
    name: row.shopName,
    latitude: row.shopLatitude,
    longitude: row.shopLongitude,
  },
  area: areaOf(row.address),
  latitude: row.latitude,
  longitude: row.longitude,
  has_pin: row.hasPin,
  pieces: row.itemCount,
  delivery_cost: rupeesOf(row.deliveryCostPaise),
  // Only orders that an older release completed have none.
  pay_by: row.payBy ?? 'cash',
  packed_at: row.packedAt && isoInZone(row.packedAt, row.timeZone),
  since: isoInZone(since, row.timeZone),
});

/** When each was accepted, released or given back the last time. */
async function readOpenSince(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, at, toStatus, action } = orderEvents;
  const rows = await db
    .select({ orderId, at: max(at) })
    .from(orderEvents)
    .where(
      and(
        inIds(orderId, orderIds),
        eq(toStatus, 'ACCEPTED'),
        inArray(action, ['accept', 'agree', 'release', 'give_back']),
      ),
    )
    .groupBy(orderId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.orderId, row.at] as const] : [])));
}

/** Those on duty first, then by name. */
const listDeliverers = (db: Db, city: number | undefined) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
      isOnDuty: users.isOnDuty,
    })
    .from(users)
    .where(
      and(
        // A literal, so that the index of deliverers fits.
        sql`${users.isDeliverer} and not ${users.isBlocked}`,
        city === undefined ? undefined : eq(users.delivererCityId, city),
      ),
    )
    .orderBy(sql`not ${users.isOnDuty}`, asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(wholeList);

/** Active orders by deliverer. */
export async function countActive(
  db: Db,
  delivererIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ delivererId: orders.delivererId, active: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        inArray(orders.delivererId, [...delivererIds]),
        // Literals, so that the index of active orders fits.
        sql`${orders.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`,
      ),
    )
    .groupBy(orders.delivererId);
  return new Map(rows.map(({ delivererId, active }) => [delivererId, active]));
}
