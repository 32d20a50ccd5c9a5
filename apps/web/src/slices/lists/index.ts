// The public interface of lists: the pages of both sides, and their part of the shop's orders.
import type { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { ListsLink } from './components/lists-link.tsx';
export { SendListPage } from './pages/send-list-page.tsx';

/** Whether a list still waits for the shop. False if it can't be loaded. */
export const isListWaiting = async (client: QueryClient, id: string): Promise<boolean> =>
  (await import('./lists.api.ts')).isListWaiting(client, id);

export const listPages: readonly PageRoute[] = [
  {
    path: '/shops/lists',
    who: 'signed in',
    up: '/shops/user',
    load: async () => (await import('./pages/customer-lists-page.tsx')).CustomerListsPage,
  },
  {
    path: '/shops/lists/:listId',
    who: 'signed in',
    up: '/shops/lists',
    load: async () => (await import('./pages/customer-list-page.tsx')).CustomerListPage,
  },
  {
    path: '/retailer/lists',
    who: 'retailer',
    up: '/retailer/orders',
    load: async () => (await import('./pages/shop-lists-page.tsx')).ShopListsPage,
  },
  {
    path: '/retailer/lists/:listId',
    who: 'retailer',
    up: '/retailer/lists',
    load: async () => (await import('./pages/shop-list-page.tsx')).ShopListPage,
  },
];
