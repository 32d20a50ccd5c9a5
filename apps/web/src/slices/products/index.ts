// The public interface of products. `app/` composes the customer's pages with the cart.

import { IconTag } from '@tabler/icons-react';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { OfferNote } from './components/offer-note.tsx';
export { Offers, useAreOffersComing } from './components/offers.tsx';
export { ProductList, ProductListSkeleton } from './components/product-list.tsx';
export { ProductShelf } from './components/product-shelf.tsx';
export { QuantityForAll } from './components/quantity-for-all.tsx';
export { SetQuantities } from './components/set-quantities.tsx';
export { TellMe } from './components/tell-me.tsx';
export {
  customerProductQuery,
  goodsOfShopQuery,
  ownProductsQuery,
  productsStaleMs,
  productTypesQuery,
} from './customer-products.api.ts';
export { ProductPage } from './pages/product-page.tsx';
export { priceFault } from './product-values.ts';
export { productKeys, retailerProductsQuery } from './retailer-products.api.ts';

export const productPages: readonly PageRoute[] = [
  {
    path: '/retailer/products',
    who: 'retailer',
    navigation: { place: 2, label: () => pages.products, icon: IconTag },
    load: async () => (await import('./pages/retailer-products-page.tsx')).RetailerProductsPage,
  },
  {
    path: '/retailer/prices',
    who: 'retailer',
    up: '/retailer/products',
    load: async () => (await import('./pages/price-sheet-page.tsx')).PriceSheetPage,
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
];
