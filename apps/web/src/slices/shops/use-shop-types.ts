import { useQuery } from '@tanstack/react-query';
import { shopTypesQuery } from './shops.api.ts';

/** The types of shops, for whoever has to choose one. */
export const useShopTypes = () => useQuery(shopTypesQuery);
