// When the first screen is complete. What a person doesn't need before that waits, because a slow network loads it all in turn.
import type { QueryClient } from '@tanstack/react-query';

const isComing = (picture: HTMLImageElement): boolean => picture.loading !== 'lazy' && !picture.complete;

/** Calls `done` when no picture that loads at once is missing: now or later. Returns a function to stop. */
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

/** Resolves when nothing loads any more: no data, then no pictures of it. */
export async function firstScreen(client: QueryClient): Promise<void> {
  const waited = new WeakSet<HTMLImageElement>();
  do {
    await noLoads(client);
    for (const picture of document.images) waited.add(picture);
    await new Promise<void>(onPicturesIn);
    // The answer to one question may lead to the next, and to pictures that aren't drawn yet.
    await idle();
  } while (client.isFetching() > 0 || [...document.images].some((one) => isComing(one) && !waited.has(one)));
}

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

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
