import { IconBooks } from '@tabler/icons-react';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export const cataloguePages: readonly PageRoute[] = [
  {
    path: '/retailer/catalogue',
    who: 'retailer',
    navigation: { place: 3, label: () => pages.catalogue, icon: IconBooks },
    load: async () => (await import('./pages/retailer-catalogue-page.tsx')).RetailerCataloguePage,
  },
  {
    path: '/retailer/goods-file',
    who: 'retailer',
    up: '/retailer/products',
    load: async () => (await import('./pages/goods-file-page.tsx')).GoodsFilePage,
  },
];
