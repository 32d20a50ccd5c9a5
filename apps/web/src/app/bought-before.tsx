// What the customer bought before at a shop, on the shop's page. Its code and its data come after the first screen.
import type { Shop } from '@haat/contract/shops';
import { useId } from 'react';
import { usePagedList } from '../platform/queries/paged-list.ts';
import { AddToCart } from '../slices/cart/index.ts';
import { ordersAgain as words } from '../slices/orders/customer/orders-again.messages.ts';
import { boughtBeforeQuery } from '../slices/orders/index.ts';
import { ProductList } from '../slices/products/index.ts';
import styles from './bought-before.module.css';

/** Nothing without such products, and when they can't be loaded: the rest of the page works without them. */
export function BoughtBefore({ shop }: { readonly shop: Shop }) {
  const titleId = useId();
  const query = boughtBeforeQuery(shop.id);
  const { data } = usePagedList(query);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.bought}>
      <h2 id={titleId} className={styles.title}>
        {words.boughtBefore}
      </h2>
      <ProductList
        query={query}
        empty={null}
        control={(product) => <AddToCart product={product} shopId={shop.id} shopName={shop.name} isInGrid />}
      />
    </section>
  );
}
