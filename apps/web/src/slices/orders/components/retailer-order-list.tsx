// The orders of one tab, newest first.
import type * as orders from '@haat/contract/orders';
import { useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { usePagedList } from '../../../platform/paged-list.ts';
import { useScreenOn } from '../../../platform/wake-lock.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { PushQuestion } from '../../accounts/index.ts';
import { orders as orderWords } from '../orders.messages.ts';
import { aboutOrder, type OrderTab, retailerOrdersQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { OrderSummaryCard } from './order-summary-card.tsx';

const Empty = ({ tab }: { readonly tab: OrderTab }) =>
  tab === 'previous' ? (
    <BlankState picture="parcel" title={words.noPreviousTitle} line={words.noPreviousLine} />
  ) : (
    <BlankState picture="parcel" title={words.noActiveTitle} line={words.noActiveLine} />
  );

const cardMinRem = 22;

function lineOf({ item_count, deliverer }: orders.OrderInList): string {
  const agent = deliverer && `${deliverer.first_name} ${deliverer.last_name}`;
  return words.line(orderWords.itemCount(item_count), agent);
}

function RetailerOrderCard({ order }: { readonly order: orders.OrderInList }) {
  const [waiting] = useWaiting(aboutOrder(String(order.id)));
  return (
    <OrderSummaryCard
      to={`/retailer/orders/${order.id}`}
      title={orderWords.title(order.id)}
      slot={order.slot}
      status={order.status}
      line={lineOf(order)}
      amount={order.amount}
      waiting={waiting && (waiting.name === 'accept' ? words.accept : words.reject)}
    />
  );
}

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
            {(order) => <RetailerOrderCard order={order} />}
          </CardGrid>
        </>
      )}
    </QueryBoundary>
  );
}
