// How a form's pin and its city go together.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { MapStart } from '../../ui/map/pin-picker.tsx';
import { useCityStart } from '../accounts/index.ts';

/** Twice the usual radius of a city. */
const farKm = 30;

/** The whole km between them, or null when the pin is near enough or missing. */
export function kmFromCity(pin: Point | null, city: MapStart | null): number | null {
  const km = pin && city ? distanceKm(pin, city.point) : 0;
  return km > farKm ? Math.round(km) : null;
}

interface CityForm {
  readonly initialValues: { readonly city: string };
  readonly values: { readonly city: string };
}

export function usePinInCity({ initialValues, values }: CityForm, pin: Point | null) {
  const city = useCityStart(values.city);
  const km = kmFromCity(pin, city);
  const isChosen = values.city !== '' && values.city !== initialValues.city;
  return {
    /** For the map. A person in the chosen city keeps the map of their house. */
    lookAt: isChosen && (pin === null || km !== null) ? city : null,
    /** How far the pin is from the city. Null: it is near. */
    far: km !== null && city ? { km, city: city.name } : null,
  };
}
