// /deliverer: the deliverer's current and past deliveries: active ones by slot, then ended ones.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { PushQuestion, useIsPushQuestionComing } from '../../accounts/index.ts';
import { OrderSummaryCard, PackedNote } from '../../orders/index.ts';
import { RefusedDeliveries } from '../components/refused-deliveries.tsx';
import { bringFilesOf, deliveriesQuery, tripQuery } from '../deliveries.api.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import { TripCard } from '../trip/components/trip-card.tsx';
import { inOrderOfTrip } from '../trip/in-order-of-trip.ts';
import styles from './deliveries-page.module.css';

const cardMinRem = 20;

/** `top` is above the list. */
export function DeliveriesPage({ top }: { readonly top: ReactNode }) {
  const list = usePagedList(deliveriesQuery);
  const { data: trip } = useQuery(tripQuery);
  const isQuestionComing = useIsPushQuestionComing();
  const client = useQueryClient();
  const items = list.data?.items;
  // Outside system: the network, while there is one.
  useEffect(() => bringFilesOf(client, items ?? []), [client, items]);
  return (
    <>
      <PageHead title={words.listTitle} />
      <div className={styles.top}>
        {top}
        <RefusedDeliveries />
        <TripCard />
      </div>
      <QueryBoundary
        query={isQuestionComing ? { ...list, data: undefined } : list}
        skeleton={<SkeletonList height="6.25rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoDeliveries />}
      >
        {(data) => (
          <>
            <PushQuestion to="deliverer" />
            <CardGrid
              label={words.listTitle}
              list={{ ...data, items: inOrderOfTrip(data.items, trip?.stops ?? []) }}
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
                  isOwnDelivery
                  line={words.fromTo(delivery.shop_name, delivery.customer_name || words.customer)}
                >
                  {delivery.status === 'ASSIGNED' && <PackedNote packedAt={delivery.packed_at} />}
                </OrderSummaryCard>
              )}
            </CardGrid>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const NoDeliveries = () => (
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
);
