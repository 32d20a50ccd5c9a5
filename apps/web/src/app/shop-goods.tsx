// The goods of a shop on its page: its offers, what the customer bought there before, then the others.
import type { Shop } from '@haat/contract/shops';
import { usePagedList } from '../platform/queries/paged-list.ts';
import { AddToCart } from '../slices/cart/index.ts';
import { ordersAgain as words } from '../slices/orders/customer/orders-again.messages.ts';
import { boughtBeforeQuery } from '../slices/orders/index.ts';
import { customerProducts } from '../slices/products/customer-products.messages.ts';
import {
  goodsOfShopQuery,
  Offers,
  ProductListSkeleton,
  ProductShelf,
  useAreOffersComing,
} from '../slices/products/index.ts';
import { QueryBoundary } from '../ui/feedback/query-boundary.tsx';

/** The bought ones that come first. The others are among the shop's goods. */
const boughtAtMost = 6;

/** They come together, so that nothing is pushed down. Without what was bought, the goods are shown alone. */
export function ShopGoods({ shop }: { readonly shop: Shop }) {
  const bought = usePagedList(boughtBeforeQuery(shop.id));
  const goods = usePagedList(goodsOfShopQuery(shop.id));
  const areOffersComing = useAreOffersComing({ shopId: shop.id });
  const isBoughtComing = bought.data === undefined && !bought.isError && !bought.isPaused;
  const first = bought.data?.items.slice(0, boughtAtMost) ?? [];
  const firstIds = new Set(first.map(({ id }) => id));
  const control = (product: (typeof first)[number]) => (
    <AddToCart product={product} shopId={shop.id} shopName={shop.name} isInGrid />
  );
  return (
    <QueryBoundary
      query={isBoughtComing || areOffersComing ? { ...goods, data: undefined, isError: false } : goods}
      skeleton={<ProductListSkeleton />}
    >
      {(list) => (
        <>
          <Offers of={{ shopId: shop.id }} />
          <ProductShelf title={words.boughtBefore} goods={first} control={control} />
          <ProductShelf
            title={customerProducts.resultsLabel}
            goods={list.items.filter(({ id }) => !firstIds.has(id))}
            control={control}
            onMore={list.hasNextPage ? () => list.fetchNextPage() : undefined}
            isLoadingMore={list.isFetchingNextPage}
          />
        </>
      )}
    </QueryBoundary>
  );
}
