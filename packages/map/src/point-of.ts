// Rounded coordinates from any map.
import { type Point, roundCoordinate } from '@haat/contract/geo';

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Within ±90 and ±180 degrees, to six decimals. */
export const pointOf = ({ lat, lng }: { lat: number; lng: number }): Point => ({
  latitude: roundCoordinate(clamp(lat, 90)),
  longitude: roundCoordinate(clamp(lng, 180)),
});
