// Products in a grid, loaded page by page. The caller renders the controls below each.
import type * as products from '@haat/contract/products';
import type { ReactNode } from 'react';
import { useIsDesktop } from '../../../platform/device/media-query.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type pagedQuery, usePagedList } from '../../../platform/queries/paged-list.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { customerProducts as words } from '../customer-products.messages.ts';
import styles from './product-list.module.css';
import { ProductTile } from './product-tile.tsx';

interface ProductListProps {
  readonly query: ReturnType<typeof pagedQuery<products.Product>>;
  readonly empty: ReactNode;
  readonly control: (product: products.Product) => ReactNode;
}

// Beside a store's rail, two tiles fit on phones from 340 px. In Malayalam, with its longer words, from 424 px.
const tileMinRem = { en: 6.875, hi: 6.875, ml: 9 } as const;
const desktopTileMinRem = 11;

export function ProductList({ query, empty, control }: ProductListProps) {
  const list = usePagedList(query);
  const isDesktop = useIsDesktop();
  const language = useLanguage();
  return (
    <QueryBoundary
      query={list}
      skeleton={<ProductListSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={empty}
    >
      {(found) => (
        <CardGrid<products.Product>
          label={words.resultsLabel}
          list={found}
          keyOf={({ id }) => id}
          rowHeight={280}
          minRem={isDesktop ? desktopTileMinRem : tileMinRem[language]}
        >
          {(product) => <ProductTile product={product} control={control(product)} />}
        </CardGrid>
      )}
    </QueryBoundary>
  );
}

const tiles = ['a', 'b', 'c', 'd', 'e', 'f'];

export const ProductListSkeleton = () => (
  <Skeleton>
    <div className={styles.grid}>
      {tiles.map((tile) => (
        <SkeletonBlock key={tile} ratio="3 / 5" />
      ))}
    </div>
  </Skeleton>
);
