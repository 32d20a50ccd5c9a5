// /notifications: all notifications, newest first. Opening the page marks all of them as read.
import { useState } from 'react';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { NotificationCard, type NotificationItem } from '../components/notification-card.tsx';
import { notifications } from '../notifications.messages.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useNotifications } from '../use-notifications.ts';

const isUnread = (item: NotificationItem): boolean => !item.is_read;

export function NotificationsPage() {
  const query = useNotifications();
  useMarkRead(query.data !== undefined && query.data.items.length > 0);
  // Notifications that were new on opening keep their 'new' style until the page is left.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const fresh = query.data?.items.filter((item) => isUnread(item) && !seen.has(item.id)) ?? [];
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map((item) => item.id)]));
  return (
    <>
      <PageHead title={notifications.title} isHidden />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonList height="4.75rem" />}
        isEmpty={(list) => list.items.length === 0}
        empty={<BlankState picture="bell" title={notifications.emptyTitle} line={notifications.emptyLine} />}
      >
        {(list) => (
          <InfiniteList label={notifications.title} list={list} keyOf={(item) => item.id} rowHeight={84}>
            {(item) => <NotificationCard notification={item} isNew={seen.has(item.id)} />}
          </InfiniteList>
        )}
      </QueryBoundary>
    </>
  );
}
