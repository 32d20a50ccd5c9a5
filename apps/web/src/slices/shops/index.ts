// The public interface of shops. `app/` composes the pages that also show products.

import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { IconHome } from '../../ui/icons/icon-home.tsx';
import { IconUser } from '../../ui/icons/icon-user.tsx';

export { ShopInfo } from './components/shop-info.tsx';
export { type ShopPart, ShopRail } from './components/shop-rail.tsx';
export { WaitingShop } from './components/waiting-shop.tsx';
export { shopSettingsQuery } from './retailer-shop.api.ts';
export { shopQuery } from './shops.api.ts';
export { useIsShopClosed } from './use-is-shop-closed.ts';

export const shopsPages: readonly PageRoute[] = [
  {
    path: '/shops',
    who: 'signed in',
    navigation: { section: 'shops', place: 1, label: () => pages.home, icon: IconHome },
    load: async () => (await import('./pages/home-page.tsx')).HomePage,
  },
];

export const retailerShopPages: readonly PageRoute[] = [
  {
    path: '/retailer',
    who: 'without a shop',
    load: async () => (await import('./pages/retailer-registration-page.tsx')).RetailerRegistrationPage,
  },
  {
    path: '/retailer/user',
    who: 'retailer',
    needsEmail: true,
    navigation: { section: 'retailer', place: 4, label: () => pages.profile, icon: IconUser },
    isBroughtAlong: true,
    load: async () => (await import('./pages/retailer-profile-page.tsx')).RetailerProfilePage,
  },
];
