// The trip of a deliverer.
import type * as wire from '@haat/contract/deliveries';
import type { Point } from '@haat/contract/geo';
import { planTrip } from '@haat/contract/trip';
import type { Db } from '../../platform/database.ts';
import { listPaymentsOf, presentMoney } from '../orders/index.ts';
import { listActive, toCollectOf } from './delivery.views.ts';
import { dayOf, isOnTrip, tripDeliveryOf } from './in-order-of-trips.ts';

/** Through all deliveries of the soonest day that aren't at their doors yet. */
export async function viewTrip(db: Db, delivererId: number, from: Point | undefined): Promise<wire.Trip> {
  const open = (await listActive(db, delivererId)).filter(isOnTrip);
  const days = open.map(dayOf).sort();
  const rows = open.filter((row) => dayOf(row) === days[0]);
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
