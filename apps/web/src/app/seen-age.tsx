// How old the data on the screen is: 'Updated 5 minutes ago'.
import { serverTimeOf } from '@haat/client/server-clock';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNow } from '../platform/now.ts';
import type { formatAgo } from '../ui/format/time.ts';
import { app } from './app.messages.ts';
import styles from './offline-line.module.css';

type Format = typeof formatAgo;

export function SeenAge() {
  const cache = useQueryClient().getQueryCache();
  const seenAt = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => oldestOnScreen(cache),
  );
  const now = useNow();
  const formatAgo = useFormat();
  if (seenAt === undefined || !formatAgo) return null;
  return (
    <span className={styles.age}>
      {app.updated(formatAgo(new Date(serverTimeOf(seenAt)).toISOString(), now))}
    </span>
  );
}

/** When the oldest data on the screen was loaded, by the phone's clock: the page's own data, or the app's on a page without any. */
function oldestOnScreen(cache: QueryCache): number | undefined {
  const shown = cache.findAll({ type: 'active' }).filter(({ state }) => state.data !== undefined);
  const ofPage = shown.filter(({ meta }) => !meta?.isOfEveryPage);
  const times = (ofPage.length > 0 ? ofPage : shown).map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** In a separate chunk, which the sign-in doesn't need. */
const loadFormat = async (): Promise<Format> => (await import('../ui/format/time.ts')).formatAgo;

/** Loads it while there is a network. */
export const loadAgeFormat = (): void => void loadFormat().catch(() => undefined);

function useFormat(): Format | undefined {
  const [format, setFormat] = useState<Format>();
  // Outside system: the network, or this phone's copy.
  useEffect(() => {
    loadFormat().then(
      (formatAgo) => setFormat(() => formatAgo),
      (error: unknown) => console.warn('The age of the data is not shown', error),
    );
  }, []);
  return format;
}
