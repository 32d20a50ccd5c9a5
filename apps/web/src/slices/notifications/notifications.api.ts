// The API calls of notifications. Polling sends the ETag, so an unchanged page costs only a 304.
import type { AnswerOf } from '@haat/contract/endpoint';
import { limits, screenConstants } from '@haat/contract/limits';
import * as notifications from '@haat/contract/notifications';
import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { pollMs } from '../../platform/data-saver.ts';
import { call, callIfChanged } from '../../platform/http.ts';
import { detailsKey } from '../accounts/index.ts';

export type NotificationPage = AnswerOf<typeof notifications.listNotifications>;

interface Latest {
  readonly page: NotificationPage;
  readonly etag: string | null;
}

const sliceKey = 'notifications';
const latestKey = [sliceKey, 'latest'] as const;
const meta = { failure: () => failures.notifications, oncePerOutage: true, isOfEveryPage: true } as const;

/** A new notification means changed data: reload the queries on the screen and the signed-in person. */
function refreshTheRest(client: QueryClient): void {
  const isDetails = (key: QueryKey): boolean => key.join() === detailsKey.join();
  void client.invalidateQueries({ queryKey: detailsKey, refetchType: 'all' });
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sliceKey && !isDetails(queryKey),
  });
  void client.invalidateQueries({ queryKey: earlierQuery.queryKey });
}

/** The first page. Polled every ten seconds while visible and online, and at once on return. */
export const latestQuery = queryOptions({
  queryKey: latestKey,
  queryFn: async ({ client, signal }): Promise<Latest> => {
    const before = client.getQueryData<Latest>(latestKey);
    const changed = await callIfChanged(notifications.listNotifications, { signal }, before?.etag ?? null);
    if (!changed) return before ?? { page: { count: 0, unread_count: 0, results: [] }, etag: null };
    const newest = changed.answer.results[0]?.id;
    if (before && newest !== undefined && newest !== before.page.results[0]?.id) refreshTheRest(client);
    return { page: changed.answer, etag: changed.etag };
  },
  networkMode: 'online',
  refetchInterval: pollMs,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  staleTime: screenConstants.notificationPollMs,
  meta,
});

/** The pages after the first. */
export const earlierQuery = infiniteQueryOptions({
  queryKey: [sliceKey, 'earlier'],
  queryFn: ({ pageParam, signal }) =>
    call(notifications.listNotifications, {
      query: { limit: limits.pageSize, offset: pageParam * limits.pageSize },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: (last: NotificationPage, _pages, page: number) =>
    (page + 1) * limits.pageSize < last.count ? page + 1 : undefined,
  meta,
});

/** Marks all notifications as read. The bell's count drops at once. */
export async function markAllRead(client: QueryClient): Promise<void> {
  await call(notifications.markRead, { body: {} });
  const read = (page: NotificationPage): NotificationPage => ({
    ...page,
    unread_count: 0,
    results: page.results.map((item) => ({ ...item, is_read: true })),
  });
  client.setQueryData(
    earlierQuery.queryKey,
    (earlier) => earlier && { ...earlier, pages: earlier.pages.map(read) },
  );
  client.setQueryData<Latest>(latestKey, (latest) => latest && { ...latest, page: read(latest.page) });
}
