// Joins the polled first page and the earlier pages into one list without duplicates.
import { isSignedIn } from '@haat/client/session';
import { limits } from '@haat/contract/limits';
import type * as notifications from '@haat/contract/notifications';
import { type UseQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsFirstScreenIn } from '../../platform/loading/first-screen.ts';
import type { Loadable } from '../../platform/queries/combine-queries.ts';
import { loadNextPage, type PagedList } from '../../platform/queries/paged-list.ts';
import { earlierQuery, latestQuery } from './notifications.api.ts';

type Notification = notifications.Notification;

/** The unread count for the bell. Zero until the first screen is complete. */
export function useUnreadCount(): number {
  const enabled = useIsFirstScreenIn() && isSignedIn();
  return useQuery({ ...latestQuery, enabled }).data?.page.unread_count ?? 0;
}

export function useNotifications() {
  const client = useQueryClient();
  const latest = useQuery(latestQuery);
  const [wantsEarlier, setWantsEarlier] = useState(
    () => client.getQueryData(earlierQuery.queryKey) !== undefined,
  );
  const earlier = useInfiniteQuery({ ...earlierQuery, enabled: wantsEarlier });
  const first = latest.data?.page;
  const data: PagedList<Notification> | undefined = first && {
    items: unique([...first.results, ...(earlier.data?.pages.flatMap((page) => page.results) ?? [])]),
    count: first.count,
    hasNextPage: earlier.data ? earlier.hasNextPage : first.count > limits.pageSize,
    isFetchingNextPage: earlier.isFetchingNextPage || (wantsEarlier && earlier.isPending && !earlier.isError),
    isFetchNextPageError: earlier.isFetchNextPageError || (earlier.isError && !earlier.data),
    fetchNextPage() {
      if (!wantsEarlier) setWantsEarlier(true);
      else void (earlier.data ? loadNextPage(earlier) : earlier.refetch());
    },
  };
  return { data, ...useFailure(latest) };
}

/** Stays failed until data arrives, so that a poll doesn't remove the retry button during a tap. */
function useFailure(latest: UseQueryResult): Pick<Loadable<unknown>, 'isError' | 'isPaused' | 'refetch'> {
  const [isTriedAgain, setIsTriedAgain] = useState(false);
  const hasFailed = latest.data === undefined && latest.errorUpdateCount > 0;
  return {
    isError: hasFailed && !isTriedAgain,
    isPaused: latest.isPaused,
    async refetch() {
      setIsTriedAgain(true);
      await latest.refetch();
      setIsTriedAgain(false);
    },
  };
}

const unique = (items: readonly Notification[]): readonly Notification[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
