// The trip of a deliverer, and where each of several goes next.
import type * as wire from '@haat/contract/deliveries';
import type { Point } from '@haat/contract/geo';
import type { NextStop } from '@haat/contract/operator/dispatch';
import { planTrip } from '@haat/contract/trip';
import type { Db } from '../../platform/database.ts';
import { listPaymentsOf, presentMoney } from '../orders/index.ts';
import { areaOf, listActive, listActiveOfAll, toCollectOf } from './delivery.views.ts';
import { likelyPlace, soonestTrip, tripDeliveryOf } from './in-order-of-trips.ts';

/** Through all deliveries of the soonest day that aren't at their doors yet. */
export async function viewTrip(db: Db, delivererId: number, from: Point | undefined): Promise<wire.Trip> {
  const rows = soonestTrip(await listActive(db, delivererId));
  const payments = await listPaymentsOf(
    db,
    rows.map(({ orderId: id, hasPayments }) => ({ id, hasPayments })),
  );
  const trip = planTrip(
    rows.map((row) => {
      const money = presentMoney({ ...row, id: row.orderId }, payments.get(row.orderId));
      return tripDeliveryOf(row, toCollectOf(money));
    }),
    from,
  );
  return {
    stops: trip.stops.map(({ toCollect, deliveries, ...stop }) => ({
      ...stop,
      deliveries: [...deliveries],
      to_collect: toCollect,
    })),
    km: trip.km,
    to_collect: trip.toCollect,
  };
}

/** One of each deliverer who has something to pick up or to bring. */
export async function listNextStops(db: Db, delivererIds: readonly number[]): Promise<NextStop[]> {
  const byDeliverer = Map.groupBy(await listActiveOfAll(db, delivererIds), ({ delivererId }) => delivererId);
  return [...byDeliverer].flatMap(([delivererId, rows]) => {
    const deliveries = soonestTrip(rows).map((row) => tripDeliveryOf(row, 0));
    const [next] = planTrip(deliveries, likelyPlace(rows)).stops;
    if (!next || delivererId === null) return [];
    const { kind, name, address, latitude, longitude } = next;
    return {
      deliverer: delivererId,
      kind,
      name: kind === 'drop' ? areaOf(address) : name,
      latitude,
      longitude,
    };
  });
}
