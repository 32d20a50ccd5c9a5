// The orders of a pressed chip.
import type * as orders from '@haat/contract/orders';
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

type LoadedOrders = ReturnType<typeof usePagedList<orders.ShopOrderInList>>;

export function OrderPartList({ part }: { readonly part: OrderPart }) {
  const queries = queriesOf[part];
  const first = unpackedIn(part, usePagedList(queries.first));
  const second = unpackedIn(part, usePagedList(queries.second));
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

/** To pack are those that aren't packed. */
function unpackedIn(part: OrderPart, query: LoadedOrders): LoadedOrders {
  if (part !== 'pack' || !query.data) return query;
  const items = query.data.items.filter(({ packed_at }) => packed_at === null);
  return { ...query, data: { ...query.data, items } };
}
