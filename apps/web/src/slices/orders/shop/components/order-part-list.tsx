// The orders of a pressed chip.
import { combineQueries } from '../../../../platform/queries/combine-queries.ts';
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { acceptedQuery, assignedQuery, claimedQuery, toAnswerQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import type { OrderPart } from '../use-order-part.ts';
import { OrderCards } from './order-cards.tsx';

const queriesOf = {
  answer: { first: toAnswerQuery, second: toAnswerQuery },
  pack: { first: acceptedQuery, second: assignedQuery },
  money: { first: claimedQuery, second: claimedQuery },
};

export function OrderPartList({ part }: { readonly part: OrderPart }) {
  const queries = queriesOf[part];
  const first = usePagedList(queries.first);
  const second = usePagedList(queries.second);
  return (
    <QueryBoundary
      query={combineQueries({ first, second })}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={(data) => data.first.items.length === 0 && data.second.items.length === 0}
      empty={<BlankState picture="parcel" title={words.noneTitle} line={words.noneLine} />}
    >
      {(data) => (
        <>
          <OrderCards label={words.parts[part]} list={data.first} />
          {part === 'pack' && data.second.items.length > 0 && (
            <OrderCards label={words.withDeliverer} list={data.second} />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
