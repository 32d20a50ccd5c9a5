// Reacts when the operator role is removed while the desk is open.
const listeners = new Set<() => void>();

/** The server refused a call because only operators may make it. */
export function roleRefused(): void {
  for (const listener of listeners) listener();
}

/** Returns a function to stop. */
export function onRoleRefused(refused: () => void): () => void {
  listeners.add(refused);
  return () => void listeners.delete(refused);
}
