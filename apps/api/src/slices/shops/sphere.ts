// Points on the sphere as PostgreSQL's `cube`: three coordinates in km, so that its index finds neighbours.
import { distanceKm, earthRadiusKm, type Point } from '@haat/contract/geo';

/** `(x, y, z)`. */
export function spherePointOf({ latitude, longitude }: Point): string {
  const radians = Math.PI / 180;
  const fromAxis = earthRadiusKm * Math.cos(latitude * radians);
  const x = fromAxis * Math.cos(longitude * radians);
  const y = fromAxis * Math.sin(longitude * radians);
  return `(${x},${y},${earthRadiusKm * Math.sin(latitude * radians)})`;
}

/** A shop delivers within its city's radius. */
export const isInReach = (shop: Point, address: Point, radiusKm: number): boolean =>
  distanceKm(shop, address) <= radiusKm;
