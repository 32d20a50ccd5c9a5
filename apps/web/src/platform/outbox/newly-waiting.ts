// Tells subscribers that an action now waits, because no answer came in time or because others wait.
const listeners = new Set<() => void>();

/** Returns a function to stop. */
export function onNewlyWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteNewlyWaiting(): void {
  for (const listener of listeners) listener();
}
