import { distanceKm, type Point } from '@haat/contract/geo';

export interface DeliveryTariff {
  readonly deliveryBasePaise: number;
  readonly freeKm: number;
  readonly perKmPaise: number;
}

/** The base cost plus a price for every started km beyond the free distance. Uses the unrounded distance. */
export function deliveryCostPaise(shop: Point, address: Point, tariff: DeliveryTariff): number {
  const furtherKm = Math.ceil(Math.max(0, distanceKm(shop, address) - tariff.freeKm));
  return tariff.deliveryBasePaise + furtherKm * tariff.perKmPaise;
}
