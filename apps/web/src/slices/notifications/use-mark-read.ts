// Marks the notifications in the list as read when it opens, but none that arrive later.
import { isSignedIn } from '@haat/client/session';
import { limits } from '@haat/contract/limits';
import type * as notifications from '@haat/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { markRead } from './notifications.api.ts';

type Item = Pick<notifications.Notification, 'id' | 'is_read'>;

/** Wait until the first pages are loaded, to mark them in one request. */
const settledMs = 500;

export function useMarkRead(items: readonly Item[] | undefined): void {
  const client = useQueryClient();
  const [newest, setNewest] = useState<number>();
  const [first] = items ?? [];
  if (newest === undefined && first) setNewest(first.id);
  const shown = newest === undefined ? [] : (items ?? []).filter(({ id }) => id <= newest);
  const markedIds = useRef<ReadonlySet<number>>(new Set());
  const markShown = useRef<() => void>(() => undefined);

  // Outside system: the server.
  useEffect(() => {
    markShown.current = () => {
      const isOpening = markedIds.current.size === 0;
      const fresh = shown.filter((item) => !markedIds.current.has(item.id) && (isOpening || !item.is_read));
      const ids = fresh.map(({ id }) => id);
      markedIds.current = new Set([...markedIds.current, ...ids]);
      for (let start = 0; start < ids.length; start += limits.idsPerRead) {
        markRead(client, ids.slice(start, start + limits.idsPerRead)).catch((error: unknown) =>
          console.warn('Could not mark as read', error),
        );
      }
    };
  });

  // Outside system: the clock.
  const count = shown.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => markShown.current(), settledMs);
    return () => clearTimeout(timer);
  }, [count]);

  // Outside system: the server. Also mark them when the page is left at once.
  useEffect(() => () => (isSignedIn() ? markShown.current() : undefined), []);
}
