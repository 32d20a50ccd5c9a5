// Distances on the sphere, the same for server, web and tests.
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const earthRadiusKm = 6371;

/** Great-circle distance in km, unrounded (haversine formula, R. W. Sinnott, "Virtues of the Haversine", 1984). */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const sinLat = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const sinLon = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h =
    sinLat * sinLat + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sinLon * sinLon;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Degrees to the six decimals that the product keeps (about 0.1 m). */
export const roundCoordinate = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
