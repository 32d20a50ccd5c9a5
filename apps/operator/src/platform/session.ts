// The session on this device. The customer app keeps its token in the same place, so one sign-in serves both.
const tokenKey = 'token';

/** The server refused the token. It may still serve for the customer app, so it stays. */
let isRefused = false;
const listeners = new Set<() => void>();

export const getToken = (): string | null => localStorage.getItem(tokenKey);

export function startSession(token: string): void {
  localStorage.setItem(tokenKey, token);
  setRefused(false);
}

/** Clears both storages, because the customer app keeps personal data there. */
export function endSession(): void {
  localStorage.clear();
  sessionStorage.clear();
  setRefused(false);
}

export const sessionRefused = (): void => setRefused(true);

export const isSessionRefused = (): boolean => isRefused;

/** Resolves at the next sign-in, at once when the session is good. */
export function signedInAgain(): Promise<void> {
  return new Promise((resolve) => {
    if (!isRefused) return resolve();
    const stop = onSessionRefused(() => {
      if (isRefused) return;
      stop();
      resolve();
    });
  });
}

/** Calls back when `isSessionRefused` changes. Returns a function to stop. */
export function onSessionRefused(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function setRefused(next: boolean): void {
  isRefused = next;
  for (const listener of listeners) listener();
}

/** Calls back when another tab signs in, signs out or changes the person. Returns a function to stop. */
export function onOtherTab(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === tokenKey || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
