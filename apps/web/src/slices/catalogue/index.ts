import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { IconBooks } from '../../ui/icons/icon-books.tsx';

export const cataloguePages: readonly PageRoute[] = [
  {
    path: '/retailer/catalogue',
    who: 'retailer',
    navigation: { place: 3, label: () => pages.catalogue, icon: IconBooks },
    load: async () => (await import('./pages/retailer-catalogue-page.tsx')).RetailerCataloguePage,
  },
];
