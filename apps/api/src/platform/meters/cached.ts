import { setTimeout as pause } from 'node:timers/promises';

/** Nobody waits longer for one number, and the others are printed without it. */
const limitMs = 2_000;

/**
 * Reads at most once in `keepMs`, and one at a time. Undefined while there is no value, because reading failed or takes
 * too long. Reports a failure once until reading works again.
 */
export function makeCached<T>(
  keepMs: number,
  read: () => T | Promise<T>,
  onFailure: (error: unknown) => void,
): () => Promise<T | undefined> {
  let kept: { readonly at: number; readonly value: T } | undefined;
  let running: Promise<void> | undefined;
  let hasFailed = false;
  const readOnce = async (): Promise<void> => {
    try {
      kept = { at: performance.now(), value: await read() };
      hasFailed = false;
    } catch (error) {
      kept = undefined;
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (kept && performance.now() - kept.at < keepMs) return kept.value;
    const before = kept;
    running ??= readOnce();
    await Promise.race([running, pause(limitMs, undefined, { ref: false })]);
    return kept === before ? undefined : kept?.value;
  };
}
