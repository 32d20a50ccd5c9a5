// The selected list of orders. It is in the URL, so that Back from an order returns to it.
import { useSearchParams } from 'react-router';
import type { OrderTab } from '../shop/retailer-orders.api.ts';

export const orderTabs: readonly OrderTab[] = ['active', 'previous'];

export function useOrderTab(): [OrderTab, (tab: OrderTab) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get('tab') === 'previous' ? 'previous' : 'active',
    (tab) => setSearch(tab === 'active' ? {} : { tab }, { replace: true }),
  ];
}
