// Back closes overlays before it leaves the page, the last opened first. Chrome on Android does this for dialogs
// itself. This is for other browsers and other overlays.
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

let closers: readonly (() => void)[] = [];

/** While open, Back calls `close` and the page stays. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // Outside system: the browser's history.
  useEffect(() => {
    if (!isOpen) return;
    const closer = (): void => onBack();
    closers = [...closers, closer];
    return () => {
      closers = closers.filter((each) => each !== closer);
    };
  }, [isOpen]);
}

/**
 * Closes the overlay that was opened last. False when none is open. The phone app calls this, because its Back can also
 * leave the app.
 */
export function closeTopmost(): boolean {
  const closer = closers.at(-1);
  closer?.();
  return closer !== undefined;
}

/** Used once, at the root of the app. The router undoes the Back, so no entry is lost or added. */
export function useBackCloses(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && closers.length > 0);
  // Outside system: as above.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeTopmost();
    blocker.reset();
  }, [blocker]);
}
