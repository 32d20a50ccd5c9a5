// /shops/search: found products can be added to the cart.
import { AddToCart } from '../slices/cart/index.ts';
import { ProductSearchPage } from '../slices/search/index.ts';

export const ShopsSearchPage = () => (
  <ProductSearchPage
    control={(hit) => <AddToCart product={hit} shopId={hit.shop.id} shopName={hit.shop_name} isInGrid />}
  />
);
