import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from './accounts.api.ts';

/** The cities served, for whoever has to choose one. */
export const useCities = () => useQuery(citiesQuery);
