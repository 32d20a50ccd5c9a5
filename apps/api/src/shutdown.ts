// Why and when this process is to end: it is asked to, what launched it is gone, or something it needs has broken.

export type Shutdown = {
  /** Aborted as soon as the process is to end. */
  signal: AbortSignal;
  /** Settles then. */
  asked: Promise<void>;
  /** Ends with exit code 1. */
  fail(): void;
};

export function watchForShutdown(): Shutdown {
  const controller = new AbortController();
  const end = () => controller.abort();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  // The launcher keeps a channel open only to be missed here when it is killed.
  process.on('disconnect', end);
  process.channel?.unref();
  const asked = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const fail = () => {
    process.exitCode = 1;
    end();
  };
  return { signal: controller.signal, asked, fail };
}

/** Gives up on work that leaves nothing behind when the process is to end before it is done. */
export function orShutdown<T>(ending: Shutdown, work: Promise<T>): Promise<T> {
  const giveUp = ending.asked.then(() => Promise.reject(ending.signal.reason));
  return Promise.race([work, giveUp]);
}
