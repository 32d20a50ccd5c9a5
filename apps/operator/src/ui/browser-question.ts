import { useEffect } from 'react';
import { hasSessionChanged } from '../platform/session.ts';

/**
 * For closing the tab or opening another site, where only the browser may ask. Doesn't ask when another session has
 * begun, because nothing of the previous one may stay on the screen.
 */
export function useBrowserQuestion(isNeeded: () => boolean): void {
  // Outside system: the tab.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isNeeded() && !hasSessionChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
