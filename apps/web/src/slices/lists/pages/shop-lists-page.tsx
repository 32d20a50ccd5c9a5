// /retailer/lists: the lists that customers have sent to the shop.
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { ListCard } from '../components/list-card.tsx';
import { shopListsQuery } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './lists-page.module.css';

const cardMinRem = 22;

export function ShopListsPage() {
  const list = usePagedList(shopListsQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="5.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="basket" title={words.emptyTitle} line={words.shopEmptyLine} />}
      >
        {(found) => (
          <CardGrid
            label={words.title}
            list={found}
            keyOf={({ id }) => id}
            rowHeight={96}
            minRem={cardMinRem}
          >
            {(one) => (
              <ListCard
                side="shop"
                list={one}
                name={one.customer.first_name || words.noName}
                to={`/retailer/lists/${one.id}`}
              />
            )}
          </CardGrid>
        )}
      </QueryBoundary>
    </div>
  );
}
