// The lines of the deliverer's book, newest first.
import { useId } from 'react';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { cashEntriesQuery } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import styles from '../pages/cash-page.module.css';
import { CashEntryCard } from './cash-entry-card.tsx';

export function CashEntries() {
  const titleId = useId();
  const list = usePagedList(cashEntriesQuery);
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId}>{words.lines}</h2>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="5rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="basket" title={words.noLines} line={words.noLinesLine} />}
      >
        {(found) => (
          <InfiniteList label={words.lines} list={found} keyOf={({ id }) => id} rowHeight={96}>
            {(entry) => <CashEntryCard entry={entry} />}
          </InfiniteList>
        )}
      </QueryBoundary>
    </section>
  );
}
