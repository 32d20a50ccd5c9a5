// How a form's pin and its city go together.
import type { Point } from '@haat/contract/geo';
import { useCityStart } from '../accounts/index.ts';
import { kmFromCity } from './far-from-city.ts';

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
