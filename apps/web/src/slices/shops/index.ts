// The public interface of shops. `app/` composes the pages that also show products.

import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { shopSections } from './shop-sections.messages.ts';

export { ShopHead, ShopInfo } from './components/shop-info.tsx';
export { type ShopPart, ShopRail } from './components/shop-rail.tsx';
export { HomePage } from './pages/home-page.tsx';
export { OpenNow } from './retailer/components/open-now.tsx';
export { WaitingShop } from './retailer/components/waiting-shop.tsx';
export { shopSettingsQuery } from './retailer/retailer-shop.api.ts';
export { shopQuery } from './shops.api.ts';
export { useIsShopClosed } from './use-is-shop-closed.ts';

export const shopsPages: readonly PageRoute[] = [
  {
    path: '/retailer',
    who: 'without a shop',
    section: { label: () => shopSections.retailer, menu: { place: 3, icon: IconBuildingStore } },
    load: async () =>
      (await import('./retailer/pages/retailer-registration-page.tsx')).RetailerRegistrationPage,
  },
  {
    path: '/retailer/user',
    who: 'retailer',
    needsEmail: true,
    navigation: { place: 4, label: () => pages.profile, icon: IconUser },
    isBroughtAlong: true,
    load: async () => (await import('./retailer/pages/retailer-profile-page.tsx')).RetailerProfilePage,
  },
];
