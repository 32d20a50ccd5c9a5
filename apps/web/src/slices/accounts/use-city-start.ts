// Where a map opens without a known address: the centre of a city.
import { screenConstants } from '@haat/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { MapStart } from '../../ui/map/pin-picker.tsx';
import { citiesQuery } from './accounts.api.ts';

/** The city with this id (the select's value), else the first one. Null until the cities are loaded. */
export function useCityStart(cityId: string): MapStart | null {
  const cities = useQuery(citiesQuery).data;
  const city = cities?.find(({ id }) => String(id) === cityId) ?? cities?.[0];
  return city ? { point: city, name: city.name, zoom: screenConstants.mapZoomShop } : null;
}
