/** The result of an action that waits on the phone. */
export const isKept: unique symbol = Symbol('kept');
export type Kept = typeof isKept;

const listeners = new Set<() => void>();

/** Called when an action that had no answer in time begins to wait. Returns a function that stops it. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteKept(): void {
  for (const listener of listeners) listener();
}
