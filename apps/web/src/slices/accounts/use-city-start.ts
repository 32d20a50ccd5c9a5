// Where a map opens that knows no address: the centre of a city.
import { screenConstants } from '@haat/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { MapStart } from '../../ui/map/pin-picker.tsx';
import { citiesQuery } from './accounts.api.ts';

/** Of the city with this id, as its select holds it; else of the first one. Null until the cities are loaded. */
export function useCityStart(cityId: string): MapStart | null {
  const cities = useQuery(citiesQuery).data;
  const city = cities?.find(({ id }) => String(id) === cityId) ?? cities?.[0];
  return city ? { point: city, name: city.name, zoom: screenConstants.mapZoomShop } : null;
}
