// /shops/{shopID}/product/{productID}: a product with its way into the cart.
import { AddToCart } from '../slices/cart/index.ts';
import { ProductPage } from '../slices/products/index.ts';
import { ActionBar } from '../ui/action-bar.tsx';

export const ShopsProductPage = () => (
  <ProductPage
    control={(product) => (
      <ActionBar>
        <AddToCart product={product} shopId={product.shop} shopName={product.shop_name} />
      </ActionBar>
    )}
  />
);
