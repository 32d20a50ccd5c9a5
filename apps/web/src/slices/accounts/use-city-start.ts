// Where a map opens without a known address, and the first value of a form's city: when there is nothing to choose.
import { screenConstants } from '@haat/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapStart } from '../../ui/map/pin-picker.tsx';
import { citiesQuery } from './accounts.api.ts';

/** The city with this id (the select's value), else the first one. Null until the cities are loaded. */
export function useCityStart(cityId: string): MapStart | null {
  const cities = useQuery(citiesQuery).data;
  const city = cities?.find(({ id }) => String(id) === cityId) ?? cities?.[0];
  return city ? { point: city, name: city.name, zoom: screenConstants.mapZoomShop } : null;
}

/** Undefined with several cities, and until they are loaded. */
export function useOnlyCity(): { readonly city: string } | undefined {
  const cities = useQuery(citiesQuery).data ?? [];
  const id = cities.length === 1 ? cities[0]?.id : undefined;
  return useMemo(() => (id === undefined ? undefined : { city: String(id) }), [id]);
}
