// The orders of one tab, newest first.
import { usePagedList } from '../../../platform/paged-list.ts';
import { useScreenOn } from '../../../platform/wake-lock.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { PushQuestion } from '../../accounts/index.ts';
import { type OrderTab, retailerOrdersQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { RetailerOrderCard } from './retailer-order-card.tsx';

const Empty = ({ tab }: { readonly tab: OrderTab }) =>
  tab === 'previous' ? (
    <BlankState picture="parcel" title={words.noPreviousTitle} line={words.noPreviousLine} />
  ) : (
    <BlankState picture="parcel" title={words.noActiveTitle} line={words.noActiveLine} />
  );

const cardMinRem = 22;

export function RetailerOrderList({ tab }: { readonly tab: OrderTab }) {
  const list = usePagedList(retailerOrdersQuery(tab));
  useScreenOn(list.data?.items.some(({ status }) => status === 'INITIATED') ?? false);
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Empty tab={tab} />}
    >
      {(data) => (
        <>
          <PushQuestion to="retailer" />
          <CardGrid label={words[tab]} list={data} keyOf={({ id }) => id} rowHeight={104} minRem={cardMinRem}>
            {(order) => <RetailerOrderCard order={order} to={`/retailer/orders/${order.id}`} />}
          </CardGrid>
        </>
      )}
    </QueryBoundary>
  );
}
