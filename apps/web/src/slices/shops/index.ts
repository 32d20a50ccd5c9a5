// The door of shops for customers' pages. Pages that show products too are composed in `app/`.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export { ShopInfo } from './components/shop-info.tsx';
export { type ShopPart, ShopRail } from './components/shop-rail.tsx';
export { shopQuery, shopTypesQuery } from './shops.api.ts';
export { useIsShopClosed } from './use-is-shop-closed.ts';

export const shopsRoutes: RouteObject[] = [
  {
    path: '/shops',
    lazy: lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage),
  },
];

export const retailerShopRoutes: RouteObject[] = [
  {
    path: '/retailer',
    lazy: lazyPage(
      async () => (await import('./pages/retailer-registration-page.tsx')).RetailerRegistrationPage,
    ),
  },
  {
    path: '/retailer/not-verified',
    lazy: lazyPage(
      async () => (await import('./pages/retailer-not-verified-page.tsx')).RetailerNotVerifiedPage,
    ),
  },
  {
    path: '/retailer/user',
    lazy: lazyPage(async () => (await import('./pages/retailer-profile-page.tsx')).RetailerProfilePage),
  },
];
