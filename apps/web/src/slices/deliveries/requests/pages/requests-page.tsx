// /deliverer/requests: requests in the deliverer's city, oldest first. Only one deliverer can accept each.
import type * as deliveries from '@haat/contract/deliveries';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { questions } from '../../../../messages/questions.ts';
import { useShownRefusals, useWaiting } from '../../../../platform/outbox/use-outbox.ts';
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { useScreenOn } from '../../../../platform/sound/wake-lock.ts';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../../ui/lists/card-grid.tsx';
import { aboutRequests, acceptRequest, requestsQuery } from '../../deliveries.api.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import { refusedRequestWords } from '../../refused-words.ts';
import { DutySwitch } from '../components/duty-switch.tsx';
import { RequestCard } from '../components/request-card.tsx';
import styles from './requests-page.module.css';

const cardMinRem = 20;

export function RequestsPage() {
  const list = usePagedList(requestsQuery);
  useScreenOn(list.data !== undefined && list.data.items.length > 0);
  const accept = useAccept();
  return (
    <>
      <PageHead title={words.requestsTitle} />
      <div className={styles.top}>
        <DutySwitch />
        <Reason text={accept.reason} />
      </div>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList rows={3} height="13rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="bell" title={words.noRequestsTitle} line={words.noRequestsLine} />}
      >
        {(data) => (
          <CardGrid
            label={words.requestsTitle}
            list={data}
            keyOf={({ id }) => id}
            rowHeight={220}
            minRem={cardMinRem}
          >
            {(request) => (
              <RequestCard
                request={request}
                isBusy={accept.isBusyWith(request)}
                isWaiting={accept.isWaiting(request)}
                onAccept={() => void accept.ask(request)}
              />
            )}
          </CardGrid>
        )}
      </QueryBoundary>
    </>
  );
}

/** Accepting a request, which may wait for a connection. */
function useAccept() {
  const accept = useMutation(acceptRequest);
  const waiting = useWaiting(aboutRequests);
  const refused = useShownRefusals(aboutRequests).map(refusedRequestWords).join('\n');
  return {
    reason: refused || reasonFor(accept.error),
    isBusyWith: ({ id }: deliveries.DeliveryRequest) => accept.isPending && accept.variables.id === id,
    isWaiting: ({ id }: deliveries.DeliveryRequest) => waiting.some(({ name }) => name === String(id)),
    ask: async (request: deliveries.DeliveryRequest): Promise<void> => {
      if (await confirm(questions.acceptDelivery, words.accepting(request.order.id))) accept.mutate(request);
    },
  };
}
