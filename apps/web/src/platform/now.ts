// A clock for texts such as '5 minutes ago', with one shared timer.
import { useSyncExternalStore } from 'react';

const tickMs = 10_000;
const watchers = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  if (watchers.size === 0) {
    now = Date.now();
    timer = setInterval(tick, tickMs);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearInterval(timer);
  };
}

/** Milliseconds since 1970, updated every ten seconds. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
