import { isSignedIn } from '@haat/client/session';
import type * as notifications from '@haat/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsFirstScreenIn } from '../../platform/loading/first-screen.ts';
import { latestQuery } from './notifications.api.ts';

/** Calls back with the notifications that arrive while the app is open, newest first. */
export function useNewNotifications(onNew: (items: readonly notifications.Notification[]) => void): void {
  const enabled = useIsFirstScreenIn() && isSignedIn();
  const items = useQuery({ ...latestQuery, enabled }).data?.page.results;
  const newest = useRef<number>(undefined);
  const report = useEffectEvent(onNew);
  // Outside system: the server's notifications.
  useEffect(() => {
    if (!items) return;
    const before = newest.current;
    newest.current = Math.max(before ?? 0, ...items.map(({ id }) => id));
    const fresh = before === undefined ? [] : items.filter(({ id }) => id > before);
    if (fresh.length > 0) report(fresh);
  }, [items]);
}
