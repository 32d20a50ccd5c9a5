import { shownName } from '@haat/contract/pack';
import type * as search from '@haat/contract/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type pagedQuery, usePagedList } from '../../../platform/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { customerProducts } from '../../products/customer-products.messages.ts';
import { shops as shopWords } from '../../shops/shops.messages.ts';
import { productSearch as words } from '../search.messages.ts';
import styles from './search-hits.module.css';

interface SearchHitsProps {
  readonly term: string;
  readonly query: ReturnType<typeof pagedQuery<search.SearchHit>>;
  readonly control: (hit: search.SearchHit) => ReactNode;
}

export function SearchHits({ term, query, control }: SearchHitsProps) {
  const list = usePagedList(query);
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList rows={5} height="7.5rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<BlankState picture="magnifier" title={words.noResults(term)} line={words.noResultsLine} />}
    >
      {(found) => (
        <CardGrid<search.SearchHit>
          label={customerProducts.resultsLabel}
          list={found}
          keyOf={({ id }) => id}
          rowHeight={128}
          minRem={21}
        >
          {(hit) => <SearchHitCard hit={hit} control={control(hit)} />}
        </CardGrid>
      )}
    </QueryBoundary>
  );
}

interface SearchHitCardProps {
  readonly hit: search.SearchHit;
  readonly control: ReactNode;
}

const SearchHitCard = ({ hit, control }: SearchHitCardProps) => (
  <article className={styles.hit}>
    <Picture cover={hit.cover?.cover} alt="" size="small" className={styles.picture} />
    <div className={styles.words}>
      <h2 className={styles.name}>
        <Link to={`/shops/${hit.shop.id}/product/${hit.id}`} className={styles.link}>
          {shownName(hit)}
        </Link>
      </h2>
      <p className={styles.shop}>
        <span>{hit.shop_name}</span>
        {hit.distance !== undefined && <span className={styles.far}>{shopWords.distance(hit.distance)}</span>}
      </p>
      {!hit.is_open && <p className={styles.closed}>{shopWords.closed}</p>}
      <PackPrice product={hit} className={styles.price} />
    </div>
    <div className={styles.control}>{control}</div>
  </article>
);
