// The catalogue's products of one type. All are checked at first. Unchecked ones are kept while the type is open.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { SetQuantities } from '../../products/index.ts';
import { addAllToShop, addToShop } from '../catalogue.api.ts';
import { catalogue as words } from '../catalogue.messages.ts';
import { countToAdd, idsToExclude, toggled } from '../catalogue-choice.ts';
import { type CatalogueRows, useCatalogueRows } from '../use-catalogue-rows.ts';
import styles from './catalogue-list.module.css';
import { CatalogueRow } from './catalogue-row.tsx';

interface CatalogueListProps {
  readonly typeId: number;
  readonly label: string;
}

export function CatalogueList({ typeId, label }: CatalogueListProps) {
  return (
    <QueryBoundary
      query={useCatalogueRows(typeId)}
      skeleton={<SkeletonList rows={6} height="4.25rem" />}
      isEmpty={({ count }) => count === 0}
      empty={<BlankState picture="basket" title={words.emptyTitle} line={words.emptyLine} />}
    >
      {(shelf) => <ShelfView typeId={typeId} label={label} shelf={shelf} />}
    </QueryBoundary>
  );
}

const none: ReadonlySet<number> = new Set();

function ShelfView({ typeId, label, shelf }: CatalogueListProps & { readonly shelf: CatalogueRows }) {
  const [unchecked, setUnchecked] = useState(none);
  const [expanded, setExpanded] = useState(none);
  const one = useMutation(addToShop);
  const all = useMutation(addAllToShop);
  const { items, notAdded } = shelf;
  const count = countToAdd(notAdded, items, unchecked);
  const addAll = (): void =>
    all.mutate({ typeId, exclude: idsToExclude(items, unchecked), left: notAdded - count });
  return (
    <>
      <div className={styles.all}>
        <Button kind="main" isWide disabled={count === 0} isBusy={all.isPending} onClick={addAll}>
          {words.addAll(count)}
        </Button>
        <ActionFailure error={all.error} />
        {all.isSuccess && <SetQuantities />}
      </div>
      <InfiniteList label={label} list={shelf} keyOf={({ id }) => id} rowHeight={68}>
        {(product) => (
          <CatalogueRow
            product={product}
            isChecked={product.is_addded || !unchecked.has(product.id)}
            isExpanded={expanded.has(product.id)}
            isBusy={one.isPending && one.variables.id === product.id}
            error={one.variables?.id === product.id ? one.error : null}
            onCheck={() => setUnchecked(toggled(unchecked, product.id))}
            onExpand={() => setExpanded(toggled(expanded, product.id))}
            onAdd={() => one.mutate({ id: product.id, typeId, left: notAdded - 1 })}
          />
        )}
      </InfiniteList>
    </>
  );
}
