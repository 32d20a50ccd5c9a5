// The first value of a form's city when there is nothing to choose.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { citiesQuery } from './accounts.api.ts';

/** Undefined with several cities, and until they are loaded. */
export function useOnlyCity(): { readonly city: string } | undefined {
  const cities = useQuery(citiesQuery).data ?? [];
  const id = cities.length === 1 ? cities[0]?.id : undefined;
  return useMemo(() => (id === undefined ? undefined : { city: String(id) }), [id]);
}
