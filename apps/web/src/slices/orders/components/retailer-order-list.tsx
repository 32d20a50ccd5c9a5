// The orders of one tab, newest first.
import type * as orders from '@haat/contract/orders';
import { usePagedList } from '../../../platform/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { orders as orderWords } from '../orders.messages.ts';
import { type OrderTab, retailerOrdersQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { OrderSummaryCard } from './order-summary-card.tsx';

const empty = {
  active: <BlankState picture="parcel" title={words.noActiveTitle} line={words.noActiveLine} />,
  previous: <BlankState picture="parcel" title={words.noPreviousTitle} line={words.noPreviousLine} />,
} as const;

const cardMinRem = 22;

const labels = { active: words.active, previous: words.previous } as const;

function lineOf({ item_count, deliverer }: orders.OrderInList): string {
  const agent = deliverer && `${deliverer.first_name} ${deliverer.last_name}`;
  return words.line(orderWords.itemCount(item_count), agent);
}

export function RetailerOrderList({ tab }: { readonly tab: OrderTab }) {
  const list = usePagedList(retailerOrdersQuery(tab));
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={empty[tab]}
    >
      {(data) => (
        <CardGrid label={labels[tab]} list={data} keyOf={({ id }) => id} rowHeight={104} minRem={cardMinRem}>
          {(order) => (
            <OrderSummaryCard
              to={`/retailer/orders/${order.id}`}
              title={orderWords.title(order.id)}
              slot={order.slot}
              status={order.status}
              line={lineOf(order)}
              amount={order.amount}
            />
          )}
        </CardGrid>
      )}
    </QueryBoundary>
  );
}
