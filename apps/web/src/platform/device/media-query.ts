import { useCallback, useSyncExternalStore } from 'react';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From 56.25rem (900 px) on: a rail instead of the bottom navigation. */
export const useIsDesktop = (): boolean => useMediaQuery('(min-width: 900px)');

/** A phone without a keyboard. */
export const useIsForTouch = (): boolean => useMediaQuery('(pointer: coarse)');

export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
