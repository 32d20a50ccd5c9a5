// /deliverer/requests: open requests of one's city, oldest first. Two may reach for one; one wins.
import { useMutation } from '@tanstack/react-query';
import { deliveries as words } from '../../../messages/deliveries.ts';
import { questions } from '../../../messages/questions.ts';
import { useIsDesktop } from '../../../platform/media-query.ts';
import { BlankState } from '../../../ui/blank-state.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePagedList } from '../../../ui/paged-list.ts';
import { Reason } from '../../../ui/reason.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { RequestCard } from '../components/request-card.tsx';
import { acceptRequest, requestsQuery } from '../deliveries.api.ts';
import { reasonOf } from '../delivery-refusal.ts';

export function RequestsPage() {
  const list = usePagedList(requestsQuery);
  const isDesktop = useIsDesktop();
  const accept = useMutation(acceptRequest);
  const onAccept = async (id: number): Promise<void> => {
    if (await confirm(questions.acceptDelivery)) accept.mutate(id);
  };
  return (
    <>
      <PageHead title={words.requestsTitle} />
      <Reason text={reasonOf(accept.error)} />
      <Frame
        query={list}
        skeleton={<SkeletonList rows={3} height="13rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<BlankState picture="bell" title={words.noRequestsTitle} line={words.noRequestsLine} />}
      >
        {(data) => (
          <InfiniteList
            label={words.requestsTitle}
            list={data}
            keyOf={({ id }) => id}
            rowHeight={220}
            columns={isDesktop ? 2 : 1}
          >
            {(request) => (
              <RequestCard
                request={request}
                isBusy={accept.isPending && accept.variables === request.id}
                onAccept={() => void onAccept(request.id)}
              />
            )}
          </InfiniteList>
        )}
      </Frame>
    </>
  );
}
