// The phone's Back closes what lies over the page before it leaves the page: the last opened first. Chrome on Android asks
// an open dialog by itself; this is for the other browsers, and for what is no dialog.
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

let closers: readonly (() => void)[] = [];

/** As long as it is open, Back calls `close` and the page stays. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // Outside system: the browser's history, whose steps come in at the root of the app.
  useEffect(() => {
    if (!isOpen) return;
    const closer = (): void => onBack();
    closers = [...closers, closer];
    return () => {
      closers = closers.filter((each) => each !== closer);
    };
  }, [isOpen]);
}

/** Stands once, at the root of the app. The router takes the step back again, so no entry is lost and none is added. */
export function useBackCloses(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && closers.length > 0);
  // Outside system: as above.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closers.at(-1)?.();
    blocker.reset();
  }, [blocker]);
}
