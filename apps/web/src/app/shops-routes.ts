// Customers' pages that combine the slices shops, products and cart.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../ui/feedback/lazy-page.tsx';

export const shopsJoinedRoutes: RouteObject[] = [
  {
    path: '/shops/search',
    lazy: lazyPage(async () => (await import('./shops-search-page.tsx')).ShopsSearchPage),
  },
  {
    path: '/shops/:shopId',
    handle: { up: '/shops' },
    lazy: lazyPage(async () => (await import('./shops-shop-page.tsx')).ShopsShopPage),
  },
  {
    path: '/shops/:shopId/product/:productId',
    handle: { up: (params: { shopId?: string }) => `/shops/${params.shopId}` },
    lazy: lazyPage(async () => (await import('./shops-product-page.tsx')).ShopsProductPage),
  },
];
