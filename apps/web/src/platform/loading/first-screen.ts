// When the first screen is complete. Everything that a person doesn't need before that waits, because a slow network
// loads one thing after another.
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** A picture or a call may hang. The bell's count waits no longer than this. */
const lateMs = 2_000;

/** The service worker's files are much larger, so they wait longer: until this long after the navigation. */
const veryLateMs = 8_000;

let isIn = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Whether to load what the first screen doesn't show. True once that screen is complete or late, and then on every
 * page.
 */
export const useIsFirstScreenIn = (): boolean => useSyncExternalStore(subscribe, () => isIn);

/** @internal Tests begin anew with false. */
export function setFirstScreenIn(isNowIn: boolean): void {
  isIn = isNowIn;
  for (const listener of listeners) listener();
}

const isComing = (picture: HTMLImageElement): boolean => picture.loading !== 'lazy' && !picture.complete;

/** Calls `done`, now or later, when all pictures that load eagerly are there. Returns a function to stop. */
export function onPicturesIn(done: () => void): () => void {
  const coming = new Set<EventTarget | null>([...document.images].filter(isComing));
  if (coming.size === 0) {
    done();
    return () => undefined;
  }
  const stop = new AbortController();
  const look = ({ target }: Event): void => {
    coming.delete(target);
    if (coming.size > 0) return;
    stop.abort();
    done();
  };
  const options = { capture: true, signal: stop.signal };
  for (const kind of ['load', 'error']) document.addEventListener(kind, look, options);
  return () => stop.abort();
}

/** Tells `useIsFirstScreenIn` when the first screen is complete or late, and calls `done` when it is complete or very late. Returns a
 * function to stop. */
export function watchFirstScreen(client: QueryClient, done: () => void): () => void {
  let isWatching = true;
  const late = setTimeout(() => setFirstScreenIn(true), lateMs);
  const stop = (): void => {
    isWatching = false;
    clearTimeout(late);
    clearTimeout(veryLate);
  };
  const finish = (): void => {
    if (!isWatching) return;
    stop();
    setFirstScreenIn(true);
    done();
  };
  const veryLate = setTimeout(finish, Math.max(0, veryLateMs - performance.now()));
  void firstScreen(client, () => isWatching).then(finish);
  return stop;
}

/** Resolves when nothing loads any more: no data, and then no pictures. Also when nobody waits for that any more. */
export async function firstScreen(client: QueryClient, isAwaited = () => true): Promise<void> {
  const waited = new WeakSet<HTMLImageElement>();
  do {
    await noLoads(client);
    await drawn();
    if (!isAwaited()) return;
    for (const picture of document.images) waited.add(picture);
    await new Promise<void>(onPicturesIn);
    await drawn();
    // An answer may lead to another call, and to pictures that aren't drawn yet.
    await idle();
  } while (isAwaited() && (client.isFetching() > 0 || isAnyComing(waited)));
}

const isAnyComing = (waited: WeakSet<HTMLImageElement>): boolean =>
  [...document.images].some((one) => isComing(one) && !waited.has(one));

function noLoads(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = client.getQueryCache();
    const look = (): void => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = cache.subscribe(look);
    look();
  });
}

/** What has arrived is on the screen. Pages in the background draw nothing. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });

export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
