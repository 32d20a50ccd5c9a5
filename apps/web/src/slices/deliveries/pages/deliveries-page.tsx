// /deliverer: what one carries and has carried, newest first.
import { deliveries as words } from '../../../messages/deliveries.ts';
import { BlankState } from '../../../ui/blank-state.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePagedList } from '../../../ui/paged-list.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { OrderSummaryCard } from '../../orders/index.ts';
import { deliveriesQuery } from '../deliveries.api.ts';

const cardMinRem = 20;

export function DeliveriesPage() {
  const list = usePagedList(deliveriesQuery);
  return (
    <>
      <PageHead title={words.listTitle} />
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList height="6.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <BlankState
            picture="scooter"
            title={words.emptyTitle}
            line={words.emptyLine}
            action={
              <ButtonLink kind="main" isWide to="/deliverer/requests">
                {words.seeRequests}
              </ButtonLink>
            }
          />
        }
      >
        {(data) => (
          <CardGrid
            label={words.listTitle}
            list={data}
            keyOf={({ id }) => id}
            rowHeight={104}
            minRem={cardMinRem}
          >
            {(delivery) => (
              <OrderSummaryCard
                to={`/deliverer/delivery/${delivery.id}`}
                title={words.orderTitle(delivery.order.id)}
                slot={delivery.slot}
                status={delivery.status}
                line={words.fromTo(delivery.shop_name, delivery.customer_name)}
              />
            )}
          </CardGrid>
        )}
      </QueryBoundary>
    </>
  );
}
