// The trip after the actions that wait on the phone: a rider without a network goes on to the next stop.
import type * as contract from '@haat/contract/deliveries';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { WaitingAction } from '../waiting-actions.ts';

/** The action that ends a stop for a delivery. */
const endOf = { pick_up: 'picked_up', drop: 'delivered' } as const;

const toTheMetre = (km: number): number => Math.round(km * 1000) / 1000;

/** The same object when nothing of it is done, because the map moves to new marks. */
export function tripAhead<Trip extends contract.Trip>(trip: Trip, waiting: readonly WaitingAction[]): Trip {
  const isDone = ({ kind }: contract.TripStop, id: number): boolean =>
    waiting.some(({ delivery, action }) => delivery === id && action === endOf[kind]);
  if (!trip.stops.some((stop) => stop.deliveries.some((id) => isDone(stop, id)))) return trip;
  const stops = trip.stops.flatMap((stop) => {
    const deliveries = stop.deliveries.filter((id) => !isDone(stop, id));
    return deliveries.length === 0 ? [] : { ...stop, deliveries };
  });
  return {
    ...trip,
    stops,
    km: toTheMetre(stops.reduce((sum, { km }) => sum + km, 0)),
    to_collect: rupeesOf(stops.reduce((sum, { to_collect }) => sum + paiseOf(to_collect), 0)),
  };
}
