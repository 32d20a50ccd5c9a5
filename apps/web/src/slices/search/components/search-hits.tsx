import { shownName } from '@haat/contract/pack';
import type * as search from '@haat/contract/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type pagedQuery, usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { customerProducts } from '../../products/customer-products.messages.ts';
import { OfferNote } from '../../products/index.ts';
import { shops as shopWords } from '../../shops/shops.messages.ts';
import { productSearch as words } from '../search.messages.ts';
import styles from './search-hits.module.css';

type HitsQuery = ReturnType<typeof pagedQuery<search.SearchHit>>;

interface SearchHitsProps {
  readonly term: string;
  readonly query: HitsQuery;
  /** Asked when nothing has all words. */
  readonly mostQuery: HitsQuery;
  readonly control: (hit: search.SearchHit) => ReactNode;
}

export function SearchHits({ term, query, mostQuery, control }: SearchHitsProps) {
  const hasWords = term.trim().includes(' ');
  return (
    <Hits
      query={query}
      control={control}
      empty={
        hasWords ? (
          <Hits
            query={mostQuery}
            control={control}
            head={<p role="status">{words.notAllWords}</p>}
            empty={<NoHits term={term} />}
          />
        ) : (
          <NoHits term={term} />
        )
      }
    />
  );
}

const NoHits = ({ term }: Pick<SearchHitsProps, 'term'>) => (
  <BlankState picture="magnifier" title={words.noResults(term)} line={words.noResultsLine} />
);

interface HitsProps extends Pick<SearchHitsProps, 'query' | 'control'> {
  readonly head?: ReactNode;
  readonly empty: ReactNode;
}

function Hits({ query, control, head, empty }: HitsProps) {
  const list = usePagedList(query);
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList rows={5} height="7.5rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={empty}
    >
      {(found) => (
        <>
          {head}
          <CardGrid<search.SearchHit>
            label={customerProducts.resultsLabel}
            list={found}
            keyOf={({ id }) => id}
            rowHeight={128}
            minRem={21}
          >
            {(hit) => <SearchHitCard hit={hit} control={control(hit)} />}
          </CardGrid>
        </>
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
      <OfferNote product={hit} />
    </div>
    <div className={styles.control}>{control}</div>
  </article>
);
