// A clock for texts such as '5 minutes ago', by the server's time: a phone's clock may be wrong.
import { serverNow } from '@haat/client/server-clock';
import { useSyncExternalStore } from 'react';

const tickMs = 5_000;
let nowMs = 0;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** Changes in steps, so that not each render brings another text. */
function readNow(): number {
  const exactMs = serverNow().getTime();
  if (Math.abs(exactMs - nowMs) >= tickMs) nowMs = exactMs;
  return nowMs;
}

/** Milliseconds since 1970, at most ten seconds behind. */
export const useNow = (): number => useSyncExternalStore(subscribe, readNow);
