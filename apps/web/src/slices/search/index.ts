// The public interface of the product search. `app/` composes its page with the cart.

export { ProductSearchPage } from './pages/product-search-page.tsx';
export { shopSearchQuery } from './search.api.ts';
