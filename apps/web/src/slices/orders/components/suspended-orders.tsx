// The active orders of a suspended shop. Its retailer may only read them.
import { usePagedList } from '../../../platform/paged-list.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { retailerOrdersQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { RetailerOrderCard } from './retailer-order-card.tsx';
import styles from './suspended-orders.module.css';

interface SuspendedOrdersProps {
  /** The path of an order. */
  readonly to: (orderId: number) => string;
}

export function SuspendedOrders({ to }: SuspendedOrdersProps) {
  const list = usePagedList(retailerOrdersQuery('active'));
  return (
    <section className={styles.orders}>
      <h2>{words.active}</h2>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="6.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{words.noActiveTitle}</p>}
      >
        {(data) => (
          <>
            <p className={styles.line}>{words.suspendedLine}</p>
            <CardGrid label={words.active} list={data} keyOf={({ id }) => id} rowHeight={104} minRem={22}>
              {(order) => <RetailerOrderCard order={order} to={to(order.id)} />}
            </CardGrid>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
