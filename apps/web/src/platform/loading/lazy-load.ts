// Loads code on first use, over a network that loses packets.
import { useEffect, useState } from 'react';
import { useIsOnline } from './online.ts';

const delaysMs = [500, 1_500];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries after a failure. Undefined when it couldn't be loaded. */
export async function loadPatiently<Thing>(load: () => Promise<Thing>): Promise<Thing | undefined> {
  for (const ms of delaysMs) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the app did not load; trying again', error);
      await wait(ms);
    }
  }
  return undefined;
}

/** A hook that loads something and retries when the network is back or on request. */
export function makeLazyLoad<Thing>(load: () => Promise<Thing>, onMissing: () => void = () => undefined) {
  let here: Thing | undefined;
  return function useLate(): readonly [thing: Thing | undefined, retry: () => void] {
    const [thing, setThing] = useState(() => here);
    const isOnline = useIsOnline();
    const retry = (): void => {
      load().then(
        (loaded) => {
          here = loaded;
          setThing(() => loaded);
        },
        (error: unknown) => {
          console.warn('A part of the app did not load', error);
          onMissing();
        },
      );
    };
    // Outside system: the network. Also the first time: it may have come back meanwhile.
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the network decides
    useEffect(() => {
      if (isOnline && here === undefined) retry();
    }, [isOnline]);
    return [thing, retry];
  };
}
