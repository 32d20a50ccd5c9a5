// Customers' pages that combine the slices shops, products and cart.

import { pages } from '../messages/pages.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { IconSearch } from '../ui/icons/icon-search.tsx';

export const shopsJoinedPages: readonly PageRoute[] = [
  {
    path: '/shops/search',
    who: 'signed in',
    navigation: { place: 2, label: () => pages.search, icon: IconSearch },
    load: async () => (await import('./shops-search-page.tsx')).ShopsSearchPage,
  },
  {
    path: '/shops/:shopId',
    who: 'signed in',
    up: '/shops',
    load: async () => (await import('./shops-shop-page.tsx')).ShopsShopPage,
  },
  {
    path: '/shops/:shopId/product/:productId',
    who: 'signed in',
    up: ({ shopId }) => `/shops/${shopId}`,
    load: async () => (await import('./shops-product-page.tsx')).ShopsProductPage,
  },
];
