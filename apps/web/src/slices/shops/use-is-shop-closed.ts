import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shops.api.ts';

/** Whether the retailer has closed the shop. False until known; the checkout itself refuses a closed shop. */
export function useIsShopClosed(shopId: number | null | undefined): boolean {
  const { data } = useQuery({
    ...shopQuery(String(shopId)),
    enabled: typeof shopId === 'number',
    // Only a hint. The page works without it, so a failure shows no message.
    meta: { failure: null },
  });
  return data?.is_open === false;
}
