// The list shows deliveries as the trip on the page comes to them. The server plans its list from nowhere, and the trip from
// where the deliverer is.
import type * as contract from '@haat/contract/deliveries';

/** Those of the trip change places among themselves only, so that slots and those at the door keep theirs. */
export function inOrderOfTrip(
  shown: readonly contract.Delivery[],
  stops: readonly contract.TripStop[],
): readonly contract.Delivery[] {
  const drops = stops.filter(({ kind }) => kind === 'drop').flatMap(({ deliveries }) => deliveries);
  const planned = shown
    .filter(({ id }) => drops.includes(id))
    .sort((one, other) => drops.indexOf(one.id) - drops.indexOf(other.id))
    .values();
  return shown.map((delivery) =>
    drops.includes(delivery.id) ? (planned.next().value ?? delivery) : delivery,
  );
}
