// Starts a server again each time that it ends without having been stopped.
import { setTimeout as pause } from 'node:timers/promises';

export interface Server {
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

/** The pause before a start doubles each time, and is short again after a quiet minute. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const QUIET_MS = 60_000;

/** Long: the two loops share the server and the pause. `exited` of the result resolves after `stop` only. */
export function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  onCrash: (sentence: string) => void,
): Server {
  const ending = new AbortController();
  const { promise: exited, resolve } = Promise.withResolvers<void>();
  let server = first;
  let pauseMs = FIRST_PAUSE_MS;

  const restart = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      try {
        server = await startAgain();
        return;
      } catch (error) {
        if (!ending.signal.aborted) onCrash(error instanceof Error ? error.message : String(error));
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      await server.exited;
      if (ending.signal.aborted) return;
      if (performance.now() - startedAt > QUIET_MS) pauseMs = FIRST_PAUSE_MS;
      onCrash('PostgreSQL stopped unexpectedly and is started again');
      await restart();
    }
  };

  const watching = watch();
  const stop = async (): Promise<void> => {
    ending.abort();
    await server.stop();
    await watching;
    // It may have been starting meanwhile.
    await server.stop();
    resolve();
  };
  return { exited, stop };
}
