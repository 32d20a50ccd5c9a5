// Idempotency keys. Equal writes share a key until the server has answered one of them. So a second press, and a retry after
// a lost answer, is done once.
const keys = new Map<string, string>();

/** `write`: method, path and body. */
export function keyOf(write: string): string {
  const key = keys.get(write) ?? randomKey();
  keys.set(write, key);
  return key;
}

/** Call this when the server has done or refused the write. The next equal one is a new write. */
export const writeAnswered = (write: string): void => void keys.delete(write);

/** `crypto.randomUUID` exists only on https and localhost. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
