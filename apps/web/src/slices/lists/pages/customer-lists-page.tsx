// /shops/lists: the lists that the customer has sent.
import { outbox } from '../../../messages/outbox.ts';
import { useShownRefusals, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { ListCard } from '../components/list-card.tsx';
import { aboutNewLists, customerListsQuery, type NewList } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './lists-page.module.css';

const cardMinRem = 22;

export function CustomerListsPage() {
  const list = usePagedList(customerListsQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <OfPhone />
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="5.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="basket" title={words.emptyTitle} line={words.emptyLine} />}
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
              <ListCard side="customer" list={one} name={one.shop.name} to={`/shops/lists/${one.id}`} />
            )}
          </CardGrid>
        )}
      </QueryBoundary>
    </div>
  );
}

/** What was typed, or else for which shop. */
function wordsOf({ input }: { readonly input: unknown }): string {
  const { shopName, body } = input as NewList; // of `sendList`
  return body.text || words.listOf(shopName);
}

/** The lists that wait on this phone, and those that were refused since, so that no text is lost. */
function OfPhone() {
  const waiting = useWaiting(aboutNewLists);
  const refused = useShownRefusals(aboutNewLists);
  return (
    <>
      {refused.map((action) => (
        <Reason key={action.id} text={outbox.notDoneNamed(wordsOf(action))} />
      ))}
      {waiting.length > 0 && <WaitingNote what={waiting.map(wordsOf)} />}
    </>
  );
}
