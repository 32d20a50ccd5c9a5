import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shops.api.ts';

/** Whether its retailer has closed it; false until that is known, for then the press will tell. */
export function useIsShopClosed(shopId: number | null | undefined): boolean {
  const { data } = useQuery({
    ...shopQuery(String(shopId)),
    enabled: typeof shopId === 'number',
    // A word beside the page: without it everything goes on, so its failure is not told.
    meta: { failure: null },
  });
  return data?.is_open === false;
}
