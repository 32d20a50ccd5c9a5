// Whether a pin is so far from the chosen city that its shops can hardly reach it.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { MapStart } from '../../ui/map/pin-picker.tsx';

/** Twice the usual radius of a city. */
const farKm = 30;

/** The whole km between them, or null when the pin is near enough or missing. */
export function kmFromCity(pin: Point | null, city: MapStart | null): number | null {
  const km = pin && city ? distanceKm(pin, city.point) : 0;
  return km > farKm ? Math.round(km) : null;
}
