// Points on the sphere as PostgreSQL's `cube` keeps them: three coordinates in km, so that its index finds neighbours.
import { distanceKm, earthRadiusKm, type Point } from '@haat/contract';

type Coordinates = readonly [x: number, y: number, z: number];

/** A box a little too large costs a row or two; one too small would lose a shop. */
const slackKm = 0.001;

function coordinatesOf({ latitude, longitude }: Point): Coordinates {
  const radians = Math.PI / 180;
  const fromAxis = earthRadiusKm * Math.cos(latitude * radians);
  return [
    fromAxis * Math.cos(longitude * radians),
    fromAxis * Math.sin(longitude * radians),
    earthRadiusKm * Math.sin(latitude * radians),
  ];
}

/** `(x, y, z)`; the straight line between two of them grows with the great circle, so both give the same order. */
export const spherePointOf = (point: Point): string => `(${coordinatesOf(point).join(',')})`;

/** The straight line below so many kilometres over the ground. */
export const straightKm = (overGroundKm: number): number =>
  2 * earthRadiusKm * Math.sin(Math.min(Math.PI / 2, overGroundKm / (2 * earthRadiusKm)));

/** Kilometres over the ground above a straight line of so many. */
export const groundKm = (lineKm: number): number =>
  2 * earthRadiusKm * Math.asin(Math.min(1, lineKm / (2 * earthRadiusKm)));

/** The cube around everything that is no farther than `radiusKm` over the ground. */
export function sphereBoxAround(point: Point, radiusKm: number): string {
  const half = straightKm(radiusKm) + slackKm;
  const corner = (side: number) => coordinatesOf(point).map((at) => at + side * half);
  return `(${corner(-1).join(',')}),(${corner(1).join(',')})`;
}

/** A shop delivers where its city's radius reaches. */
export const isInReach = (shop: Point, address: Point, radiusKm: number): boolean =>
  distanceKm(shop, address) <= radiusKm;
