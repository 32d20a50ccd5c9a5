import { useEffect } from 'react';
import { hasSessionChanged } from '../platform/session.ts';

/** For a closed tab or another site, where only the browser may ask. Nobody is asked when another session has begun, because nothing of
 * the one before may stay on the screen. */
export function useBrowserQuestion(isNeeded: () => boolean): void {
  // The tab belongs to the browser.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isNeeded() && !hasSessionChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
