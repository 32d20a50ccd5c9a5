// Keeps the screen on. The browser releases the lock whenever the page is hidden, so it is taken again on return.
import { useEffect } from 'react';

type Keeper = (isNeeded: boolean) => void;

/** The phone app sets its own. */
let keeper: Keeper | undefined;

export function setScreenKeeper(keep: Keeper | undefined): void {
  keeper = keep;
}

async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch (error) {
    // The phone refuses, for example with a low battery.
    console.info('The screen may turn off', error);
    return undefined;
  }
}

export function useScreenOn(isNeeded: boolean): void {
  // Outside system: the phone's screen.
  useEffect(() => {
    if (!isNeeded) return;
    if (keeper) {
      keeper(true);
      return () => keeper?.(false);
    }
    if (!('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const take = (): void => {
      if (document.visibilityState === 'visible') lock = request();
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.then((taken) => taken?.release());
    };
  }, [isNeeded]);
}
