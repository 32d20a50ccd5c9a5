import type * as search from '@haat/contract/search';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchTerm } from '../../../platform/navigation/use-search-term.ts';
import { FailedState } from '../../../ui/feedback/blank-state.tsx';
import { NeverSeenState } from '../../../ui/feedback/never-seen-state.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ChipRow, ChipRowSkeleton } from '../../../ui/lists/chip-row.tsx';
import { addressesQuery, useSelectedAddress } from '../../addresses/index.ts';
import { productTypesQuery } from '../../products/index.ts';
import { shops as shopWords } from '../../shops/shops.messages.ts';
import { SearchHits } from '../components/search-hits.tsx';
import { productSearchQuery } from '../search.api.ts';
import { productSearch as words } from '../search.messages.ts';
import styles from './product-search-page.module.css';

interface ProductSearchPageProps {
  /** The cart control of a search result. */
  readonly control: (hit: search.SearchHit) => ReactNode;
}

export function ProductSearchPage({ control }: ProductSearchPageProps) {
  const [term, apply] = useSearchTerm();
  const types = useQuery(productTypesQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} isHidden />
      <SearchBox label={shopWords.searchProducts} term={term} onTerm={apply} />
      {term === '' && <h2>{words.start}</h2>}
      {types.data && (
        <ChipRow
          label={words.types}
          chips={types.data}
          isPressed={({ name }) => name === term}
          onPress={({ name }) => apply(name === term ? '' : name)}
          isOpen={term === ''}
        />
      )}
      {types.isPending && !types.isPaused && <ChipRowSkeleton />}
      {term !== '' && <Results key={term} term={term} control={control} />}
      {term === '' && types.isPaused && types.isPending && <NeverSeenState />}
      {term === '' && types.isError && <FailedState onRetry={() => void types.refetch()} />}
    </div>
  );
}

function Results({ term, control }: ProductSearchPageProps & { readonly term: string }) {
  const addresses = useQuery(addressesQuery);
  const addressId = useSelectedAddress()?.id;
  if (addresses.isPaused && addressId === undefined) return <NeverSeenState />;
  if (addresses.isError && addressId === undefined) {
    return <FailedState onRetry={() => void addresses.refetch()} />;
  }
  return (
    <>
      <h2 className={styles.title}>{words.results(term)}</h2>
      <SearchHits
        term={term}
        query={productSearchQuery(term, addressId)}
        mostQuery={productSearchQuery(term, addressId, 'most')}
        control={control}
      />
    </>
  );
}
