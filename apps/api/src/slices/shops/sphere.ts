// Points on the sphere as PostgreSQL's `cube`: three coordinates in km, so that its index finds neighbours.
import { distanceKm, earthRadiusKm, type Point } from '@haat/contract/geo';

export type Coordinates = readonly [x: number, y: number, z: number];

/** A slightly larger box costs a row or two. A smaller one would lose a shop. */
const slackKm = 0.001;

export function coordinatesOf({ latitude, longitude }: Point): Coordinates {
  const radians = Math.PI / 180;
  const fromAxis = earthRadiusKm * Math.cos(latitude * radians);
  return [
    fromAxis * Math.cos(longitude * radians),
    fromAxis * Math.sin(longitude * radians),
    earthRadiusKm * Math.sin(latitude * radians),
  ];
}

/** `(x, y, z)`. The straight line between two points grows with the great circle, so both give the same order. */
export const spherePointOf = (point: Point): string => `(${coordinatesOf(point).join(',')})`;

/** The straight line under a ground distance, both in km. */
export const straightKm = (overGroundKm: number): number =>
  2 * earthRadiusKm * Math.sin(Math.min(Math.PI / 2, overGroundKm / (2 * earthRadiusKm)));

/** The ground distance above a straight line, both in km. */
export const groundKm = (lineKm: number): number =>
  2 * earthRadiusKm * Math.asin(Math.min(1, lineKm / (2 * earthRadiusKm)));

/** From the middle of such a box to each of its sides. */
export const halfOfBoxKm = (radiusKm: number): number => straightKm(radiusKm) + slackKm;

/** The cube around everything within `radiusKm` on the ground. */
export function sphereBoxAround(point: Point, radiusKm: number): string {
  const half = halfOfBoxKm(radiusKm);
  const corner = (side: number) => coordinatesOf(point).map((at) => at + side * half);
  return `(${corner(-1).join(',')}),(${corner(1).join(',')})`;
}

/** A shop delivers within its city's radius. */
export const isInReach = (shop: Point, address: Point, radiusKm: number): boolean =>
  distanceKm(shop, address) <= radiusKm;
