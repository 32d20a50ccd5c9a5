// Whether the server can be reached. The browser only knows whether there is a network, and not whether it carries anything.
import { onlineManager } from '@tanstack/react-query';
import { atServer } from './server-url.ts';

const limitMs = 8_000;
const againMs = 10_000;

let running: Promise<boolean> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Asks the server itself. What waits for a network goes on when it answers. */
export function checkConnection(): Promise<boolean> {
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<boolean> {
  clearTimeout(again);
  const signal = AbortSignal.timeout(limitMs);
  const isThere = await fetch(atServer('/'), { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
  onlineManager.setOnline(isThere);
  // The browser tells when a network is back. Only we notice when the network carries something again.
  if (!isThere && navigator.onLine) again = setTimeout(askIfStillCutOff, againMs);
  return isThere;
}

function askIfStillCutOff(): void {
  if (!onlineManager.isOnline() && navigator.onLine) void checkConnection();
}
