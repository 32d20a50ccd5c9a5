// Whether the server can be reached. The browser only knows whether there is a network, not whether it works.
import { onlineManager } from '@tanstack/react-query';
import { atServer } from '../server-url.ts';

const limitMs = 8_000;
const againMs = 10_000;

let running: Promise<boolean> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Asks the server itself. When it answers, everything that waits for a network continues. */
export function checkConnection(): Promise<boolean> {
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<boolean> {
  clearTimeout(again);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  const isThere = await fetch(atServer('/'), {
    method: 'HEAD',
    cache: 'no-store',
    signal: limit.signal,
  }).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  onlineManager.setOnline(isThere);
  // The browser reports a network that is back. Only we notice that a network works again.
  if (!isThere && navigator.onLine) again = setTimeout(askIfStillCutOff, againMs);
  return isThere;
}

function askIfStillCutOff(): void {
  if (!onlineManager.isOnline() && navigator.onLine) void checkConnection();
}
