// /deliverer/requests: requests in the deliverer's city, oldest first. Only one deliverer can accept each.
import type * as deliveries from '@haat/contract/deliveries';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { CardGrid } from '../../../../ui/lists/card-grid.tsx';
import { aboutRequests, acceptRequest, acceptRequests, requestsQuery } from '../../deliveries.api.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import { refusedRequestWords } from '../../refused-words.ts';
import { trip } from '../../trip/trip.messages.ts';
import { DutySwitch } from '../components/duty-switch.tsx';
import { RequestCard } from '../components/request-card.tsx';
import styles from './requests-page.module.css';

const cardMinRem = 20;

export function RequestsPage() {
  const list = usePagedList(requestsQuery);
  useScreenOn(list.data !== undefined && list.data.items.length > 0);
  const accept = useAccept();
  const several = useAcceptSeveral();
  return (
    <>
      <PageHead title={words.requestsTitle} />
      <div className={styles.top}>
        <DutySwitch />
        <Reason text={several.reason ?? accept.reason} />
      </div>
      <QueryBoundary
        query={list}
        skeleton={<SkeletonList rows={3} height="13rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="bell" title={words.noRequestsTitle} line={words.noRequestsLine} />}
      >
        {(data) => (
          <>
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
                  isTicked={several.ticked.includes(request.id)}
                  onTick={() => several.tick(request.id)}
                  onAccept={() => void accept.ask(request)}
                />
              )}
            </CardGrid>
            <AcceptBar {...several} shown={data.items.map(({ id }) => id)} />
          </>
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
    isWaiting: ({ id }: deliveries.DeliveryRequest) =>
      waiting.some(({ name }) => name.split(' ').includes(String(id))),
    ask: async (request: deliveries.DeliveryRequest): Promise<void> => {
      if (await confirm(questions.acceptDelivery, words.accepting(request.order.id))) accept.mutate(request);
    },
  };
}

/** Those that were ticked are accepted together. */
function useAcceptSeveral() {
  const accept = useMutation(acceptRequests);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const refused = accept.data?.state === 'sent' ? accept.data.answer.refused.length : 0;
  return {
    ticked,
    tick: (id: number): void =>
      setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]),
    reason: refused > 0 ? trip.notAll(refused) : accept.error ? reasonFor(accept.error) : undefined,
    isBusy: accept.isPending,
    send: async (ids: readonly number[]): Promise<void> => {
      if (!(await confirm(questions.acceptDelivery, trip.acceptingAll(ids.length)))) return;
      setTicked([]);
      accept.mutate({ ids: [...ids] });
    },
  };
}

interface AcceptBarProps extends Pick<ReturnType<typeof useAcceptSeveral>, 'ticked' | 'isBusy' | 'send'> {
  /** One that somebody else took is no longer there. */
  readonly shown: readonly number[];
}

function AcceptBar({ ticked, shown, isBusy, send }: AcceptBarProps) {
  const ids = ticked.filter((id) => shown.includes(id));
  if (ids.length === 0) return null;
  return (
    <ActionBar>
      <Button kind="main" isWide isBusy={isBusy} onClick={() => void send(ids)}>
        {trip.acceptAll(ids.length)}
      </Button>
    </ActionBar>
  );
}
