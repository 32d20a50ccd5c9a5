// A line shown while the device is offline. Loaded data stays on the screen.

import { useEffect } from 'react';
import { useIsOnline } from '../platform/online.ts';
import { IconWifiOff } from '../ui/icons/icon-wifi-off.tsx';
import { ui } from '../ui/ui.messages.ts';
import styles from './offline-line.module.css';
import { SeenAge } from './seen-age.tsx';

export function OfflineLine() {
  const isOnline = useIsOnline();
  // Outside system: the page's root element, so that sticky bars stay below the line.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !isOnline);
  }, [isOnline]);
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.line}>
          <IconWifiOff size="1.125rem" aria-hidden />
          <span>{ui.offline}</span>
          <SeenAge />
        </p>
      )}
    </div>
  );
}
