// Customers' pages that combine the slices shops, products, cart and orders.

import { IconBasket, IconHome, IconSearch } from '@tabler/icons-react';
import { pages } from '../messages/pages.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { shopSections } from '../slices/shops/shop-sections.messages.ts';

export const shopsJoinedPages: readonly PageRoute[] = [
  {
    path: '/shops',
    who: 'signed in',
    section: { label: () => shopSections.shops, menu: { place: 2, icon: IconBasket } },
    navigation: { place: 1, label: () => pages.home, icon: IconHome },
    load: async () => (await import('./shops-home-page.tsx')).ShopsHomePage,
  },
  {
    path: '/shops/search',
    who: 'signed in',
    navigation: { place: 2, label: () => pages.search, icon: IconSearch },
    load: async () => (await import('./shops-search-page.tsx')).ShopsSearchPage,
  },
  {
    path: '/shops/:shopId',
    who: 'signed in',
    isShared: true,
    up: '/shops',
    load: async () => (await import('./shops-shop-page.tsx')).ShopsShopPage,
  },
  {
    path: '/shops/:shopId/list',
    who: 'signed in',
    up: ({ shopId }) => `/shops/${shopId}`,
    load: async () => (await import('./shops-list-page.tsx')).ShopsListPage,
  },
  {
    path: '/shops/:shopId/product/:productId',
    who: 'signed in',
    isShared: true,
    up: ({ shopId }) => `/shops/${shopId}`,
    load: async () => (await import('./shops-product-page.tsx')).ShopsProductPage,
  },
];
