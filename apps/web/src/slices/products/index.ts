// The public interface of products. `app/` composes the customer's pages with the cart.

import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { IconBooks } from '../../ui/icons/icon-books.tsx';
import { IconTag } from '../../ui/icons/icon-tag.tsx';

export { ProductList } from './components/product-list.tsx';
export { ownProductsQuery, shopSearchQuery } from './customer-products.api.ts';
export { ProductPage } from './pages/product-page.tsx';
export { ProductSearchPage } from './pages/product-search-page.tsx';

export const retailerProductPages: readonly PageRoute[] = [
  {
    path: '/retailer/products',
    who: 'retailer',
    navigation: { section: 'retailer', place: 2, label: () => pages.products, icon: IconTag },
    load: async () => (await import('./pages/retailer-products-page.tsx')).RetailerProductsPage,
  },
  {
    path: '/retailer/add-product',
    who: 'retailer',
    up: '/retailer/products',
    load: async () => (await import('./pages/retailer-add-product-page.tsx')).RetailerAddProductPage,
  },
  {
    path: '/retailer/edit-product/:productId',
    who: 'retailer',
    up: '/retailer/products',
    load: async () => (await import('./pages/retailer-edit-product-page.tsx')).RetailerEditProductPage,
  },
  {
    path: '/retailer/catalogue',
    who: 'retailer',
    navigation: { section: 'retailer', place: 3, label: () => pages.catalogue, icon: IconBooks },
    load: async () => (await import('./pages/retailer-catalogue-page.tsx')).RetailerCataloguePage,
  },
];
