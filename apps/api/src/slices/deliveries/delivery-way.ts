// How far an order is carried.
import { distanceKm } from '@haat/contract/geo';

interface Way {
  readonly latitude: number;
  readonly longitude: number;
  readonly shopLatitude: number;
  readonly shopLongitude: number;
}

/** From the shop to the address, unrounded. */
export const wayKm = ({ shopLatitude, shopLongitude, ...address }: Way): number =>
  distanceKm({ latitude: shopLatitude, longitude: shopLongitude }, address);

export const oneDecimal = (km: number): number => Math.round(km * 10) / 10;
