// The door of products. Customers' pages are composed with the cart in `app/`.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export { ProductList } from './components/product-list.tsx';
export { ownProductsQuery, shopSearchQuery } from './customer-products.api.ts';
export { ProductPage } from './pages/product-page.tsx';
export { ProductSearchPage } from './pages/product-search-page.tsx';

export const retailerProductRoutes: RouteObject[] = [
  {
    path: '/retailer/products',
    lazy: lazyPage(async () => (await import('./pages/retailer-products-page.tsx')).RetailerProductsPage),
  },
  {
    path: '/retailer/add-product',
    handle: { up: '/retailer/products' },
    lazy: lazyPage(
      async () => (await import('./pages/retailer-add-product-page.tsx')).RetailerAddProductPage,
    ),
  },
  {
    path: '/retailer/edit-product/:productId',
    handle: { up: '/retailer/products' },
    lazy: lazyPage(
      async () => (await import('./pages/retailer-edit-product-page.tsx')).RetailerEditProductPage,
    ),
  },
  {
    path: '/retailer/catalogue',
    lazy: lazyPage(async () => (await import('./pages/retailer-catalogue-page.tsx')).RetailerCataloguePage),
  },
];
