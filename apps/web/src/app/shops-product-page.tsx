// /shops/{shopID}/product/{productID}: a product that can be added to the cart.
import { useParams } from 'react-router';
import { AddToCart } from '../slices/cart/index.ts';
import { ProductPage } from '../slices/products/index.ts';
import { useIsShopClosed } from '../slices/shops/index.ts';
import { shops as words } from '../slices/shops/shops.messages.ts';
import { ActionBar } from '../ui/layout/action-bar.tsx';

export function ShopsProductPage() {
  const { shopId = '' } = useParams();
  const isClosed = useIsShopClosed(Number(shopId));
  return (
    <ProductPage
      control={(product) => (
        <ActionBar>
          <AddToCart
            product={product}
            shopId={product.shop}
            shopName={product.shop_name}
            note={isClosed ? words.closedLine : undefined}
          />
        </ActionBar>
      )}
    />
  );
}
