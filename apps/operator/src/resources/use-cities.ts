// The cities, as choices for filters and forms.
import type { CityInList } from '@haat/contract/accounts';
import { useGetList } from 'ra-core';
import type { Filter } from '../ui/filter-row.tsx';
import { choiceQuery } from './choice-query.ts';

const all = { pagination: { page: 1, perPage: 100 } };

export const useCityList = () => useGetList<CityInList>('city-choices', all, choiceQuery);

/** Empty until they are loaded. */
export const useCities = (): readonly CityInList[] => useCityList().data ?? [];

/** A filter by city, if there are several cities. */
export function useCityFilter(): readonly Filter[] {
  const cities = useCities();
  if (cities.length < 2) return [];
  return [{ source: 'city', label: 'City', choices: cities.map(({ id, name }) => [String(id), name]) }];
}
