// Loads code on first use, over a network that loses packets.
import { useEffect, useState } from 'react';
import { useIsOnline } from './online.ts';

const delaysMs = [500, 1_500];

/** Vite loads each style sheet only once, so load failed ones here. */
const missingStyles = new Set<HTMLLinkElement>();
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  },
  true,
);

function loadStyle(link: HTMLLinkElement): Promise<unknown> {
  missingStyles.delete(link);
  const again = link.cloneNode() as HTMLLinkElement; // a clone of a link
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)));
    link.replaceWith(again);
  });
}

async function loadAgain<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  await Promise.all([...missingStyles].map(loadStyle));
  return load();
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries after a failure. Undefined when it couldn't be loaded. */
export async function loadPatiently<Thing>(load: () => Promise<Thing>): Promise<Thing | undefined> {
  for (const [attempt, ms] of delaysMs.entries()) {
    try {
      return await (attempt === 0 ? load() : loadAgain(load));
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
      loadAgain(load).then(
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
