// /deliverer/requests: open requests of one's city, oldest first. Two may reach for one; one wins.
import { useMutation } from '@tanstack/react-query';
import { deliveries as words } from '../../../messages/deliveries.ts';
import { questions } from '../../../messages/questions.ts';
import { BlankState } from '../../../ui/blank-state.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePagedList } from '../../../ui/paged-list.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Reason } from '../../../ui/reason.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { RequestCard } from '../components/request-card.tsx';
import { acceptRequest, requestsQuery } from '../deliveries.api.ts';
import { reasonOf } from '../delivery-refusal.ts';
import styles from './requests-page.module.css';

const cardMinRem = 20;

export function RequestsPage() {
  const list = usePagedList(requestsQuery);
  const accept = useMutation(acceptRequest);
  const onAccept = async (id: number): Promise<void> => {
    if (await confirm(questions.acceptDelivery)) accept.mutate(id);
  };
  return (
    <>
      <PageHead title={words.requestsTitle} />
      <div className={styles.reason}>
        <Reason text={reasonOf(accept.error)} />
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
                isBusy={accept.isPending && accept.variables === request.id}
                onAccept={() => void onAccept(request.id)}
              />
            )}
          </CardGrid>
        )}
      </QueryBoundary>
    </>
  );
}
