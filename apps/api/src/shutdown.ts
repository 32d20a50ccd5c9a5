// Tells when and why this process must end: a signal, an exited launcher, or a broken dependency.

export type Shutdown = {
  /** Aborted as soon as the process must end. */
  signal: AbortSignal;
  /** Resolves then. */
  asked: Promise<void>;
  /** Ends with exit code 1. */
  fail(): void;
};

export function watchForShutdown(): Shutdown {
  const controller = new AbortController();
  const end = () => controller.abort();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  // The launcher keeps a channel open, so that its end is noticed here when it is killed.
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

/** Stops waiting for `work` when the process must end first. Only for work that leaves nothing behind. */
export function orShutdown<T>(ending: Shutdown, work: Promise<T>): Promise<T> {
  const giveUp = ending.asked.then(() => Promise.reject(ending.signal.reason));
  return Promise.race([work, giveUp]);
}
