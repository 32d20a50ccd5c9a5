// Some goods under a title. More come by a button, because the page goes on below.
import type * as products from '@haat/contract/products';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/layout/button.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { customerProducts as words } from '../customer-products.messages.ts';
import styles from './product-list.module.css';
import { ProductTile } from './product-tile.tsx';

interface ProductShelfProps {
  readonly title: string;
  readonly goods: readonly products.Product[];
  readonly control: (product: products.Product) => ReactNode;
  /** Undefined when there are no more. */
  readonly onMore?: (() => void) | undefined;
  readonly isLoadingMore?: boolean;
}

/** Nothing without goods. */
export function ProductShelf({ title, goods, control, onMore, isLoadingMore }: ProductShelfProps) {
  const titleId = useId();
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.shelf}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <PlainList aria-labelledby={titleId} className={styles.grid}>
        {goods.map((product) => (
          <li key={product.id} className={styles.item}>
            <ProductTile product={product} control={control(product)} />
          </li>
        ))}
      </PlainList>
      {onMore && (
        <Button isWide isBusy={isLoadingMore} onClick={onMore}>
          {words.showMore}
        </Button>
      )}
    </section>
  );
}
