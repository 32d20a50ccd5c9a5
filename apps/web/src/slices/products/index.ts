// The door of products. Customers' pages are composed with the cart in `app/`.
export { ProductList } from './components/product-list.tsx';
export { shelfQuery, shopSearchQuery } from './customer-products.api.ts';
export { ProductPage } from './pages/product-page.tsx';
export { ProductSearchPage } from './pages/product-search-page.tsx';
