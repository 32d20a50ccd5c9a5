// Marks the notifications that the list showed on opening, but none that arrive later.
import { limits } from '@haat/contract/limits';
import type * as notifications from '@haat/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSignedIn } from '../../platform/session.ts';
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
  const told = useRef<ReadonlySet<number>>(new Set());
  const tell = useRef<() => void>(() => undefined);

  // Outside system: the server.
  useEffect(() => {
    tell.current = () => {
      const isOpening = told.current.size === 0;
      const fresh = shown.filter((item) => !told.current.has(item.id) && (isOpening || !item.is_read));
      const ids = fresh.map(({ id }) => id);
      told.current = new Set([...told.current, ...ids]);
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
    const timer = setTimeout(() => tell.current(), settledMs);
    return () => clearTimeout(timer);
  }, [count]);

  // Outside system: the server. Also mark them when the page is left at once.
  useEffect(() => () => (isSignedIn() ? tell.current() : undefined), []);
}
