// A line shown while the device is offline, or while the server doesn't answer and the page shows older data.

import { IconWifiOff } from '@tabler/icons-react';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useIsOnline } from '../platform/loading/online.ts';
import { isCopy } from '../platform/queries/kept-data.ts';
import { ui } from '../ui/ui.messages.ts';
import { app } from './app.messages.ts';
import styles from './offline-line.module.css';
import { SeenAge } from './seen-age.tsx';

export function OfflineLine() {
  const isOnline = useIsOnline();
  const isShown = useShowsCopies() || !isOnline;
  // Outside system: the page's root element, so that sticky bars stay below the line.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isShown);
  }, [isShown]);
  return (
    <div role="status" className={styles.region}>
      {isShown && (
        <p className={styles.line}>
          <IconWifiOff size="1.125rem" aria-hidden />
          <span>{isOnline ? app.slow : ui.offline}</span>
          <SeenAge />
        </p>
      )}
    </div>
  );
}

/** Whether the page shows this phone's copy because no answer has come. */
function useShowsCopies(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => hasCopies(cache),
  );
}

const hasCopies = (cache: QueryCache): boolean => cache.findAll({ type: 'active' }).some(isCopy);
