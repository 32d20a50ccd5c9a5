// The orders of a suspended shop. Its retailer may read them and answer their payments.
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../../ui/lists/card-grid.tsx';
import { type OrderTab, retailerOrdersQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { RetailerOrderCard } from './retailer-order-card.tsx';

interface SuspendedOrdersProps {
  readonly tab: OrderTab;
  /** The path of an order. */
  readonly to: (orderId: number) => string;
}

export function SuspendedOrders({ tab, to }: SuspendedOrdersProps) {
  const list = usePagedList(retailerOrdersQuery(tab));
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{tab === 'active' ? words.noActiveTitle : words.noPreviousTitle}</p>}
    >
      {(data) => (
        <CardGrid label={words[tab]} list={data} keyOf={({ id }) => id} rowHeight={104} minRem={22}>
          {(order) => <RetailerOrderCard order={order} to={to(order.id)} />}
        </CardGrid>
      )}
    </QueryBoundary>
  );
}
