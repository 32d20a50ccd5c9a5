// Deliveries as the trips of their days come to them.
import type { Point } from '@haat/contract/geo';
import type { OrderStatus } from '@haat/contract/order-machine';
import { planTrip, type TripDelivery } from '@haat/contract/trip';
import { dayInZone } from '../../platform/zoned-time.ts';

/** What a trip needs of a delivery. */
export interface RowOnTrip {
  readonly id: number;
  readonly status: OrderStatus;
  readonly slotStart: Date;
  readonly slotEnd: Date;
  readonly timeZone: string;
  readonly shopId: number;
  readonly shopName: string;
  readonly shopAddress: string;
  readonly shopLatitude: number;
  readonly shopLongitude: number;
  readonly receiver: string;
  readonly address: string;
  readonly landmark: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

const isOnTrip = ({ status }: Pick<RowOnTrip, 'status'>): boolean =>
  status === 'ASSIGNED' || status === 'PICKED_UP';

export const tripDeliveryOf = (row: RowOnTrip, toCollect: number): TripDelivery => ({
  id: row.id,
  isToPickUp: row.status === 'ASSIGNED',
  slot: { start: row.slotStart.getTime(), end: row.slotEnd.getTime() },
  shop: {
    id: row.shopId,
    name: row.shopName,
    address: row.shopAddress,
    landmark: null,
    latitude: row.shopLatitude,
    longitude: row.shopLongitude,
  },
  drop: {
    name: row.receiver,
    address: row.address,
    landmark: row.landmark,
    latitude: row.latitude,
    longitude: row.longitude,
  },
  toCollect,
});

const dayOf = ({ slotStart, timeZone }: RowOnTrip): string => dayInZone(slotStart, timeZone);

/** The deliveries of the soonest day that aren't at their doors yet. */
export function soonestTrip<Row extends RowOnTrip>(rows: readonly Row[]): Row[] {
  const open = rows.filter(isOnTrip);
  const [soonest] = open.map(dayOf).sort();
  return open.filter((row) => dayOf(row) === soonest);
}

/**
 * Where the deliverer of these active deliveries probably is: at a door where one isn't completed, or else at a shop where they
 * picked one up. Undefined: nobody knows.
 */
export function likelyPlace(rows: readonly RowOnTrip[]): Point | undefined {
  const atDoor = rows.find((row) => !isOnTrip(row));
  if (atDoor) return atDoor;
  const pickedUp = rows.find(({ status }) => status === 'PICKED_UP');
  return pickedUp && { latitude: pickedUp.shopLatitude, longitude: pickedUp.shopLongitude };
}

/** `rows` are sorted by slot, those at the door first in each. */
export function inOrderOfTrips<Row extends RowOnTrip>(rows: readonly Row[]): Row[] {
  const places = new Map<number, number>();
  for (const ofDay of Map.groupBy(rows.filter(isOnTrip), dayOf).values()) {
    const { stops } = planTrip(ofDay.map((row) => tripDeliveryOf(row, 0)));
    for (const { kind, deliveries } of stops)
      if (kind === 'drop') for (const id of deliveries) places.set(id, places.size);
  }
  // Those at the door have no place. Sorting keeps the order of equal ones.
  const placeOf = ({ id }: RowOnTrip): number => places.get(id) ?? -1;
  return rows.toSorted(
    (one, other) => one.slotStart.getTime() - other.slotStart.getTime() || placeOf(one) - placeOf(other),
  );
}
