// The session on this device: the token in `localStorage.token`, and its end, here and in other tabs.
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

type Subscriber = (reason: SessionEnd) => void;

const tokenKey = 'token';
const listeners = new Set<Subscriber>();
let known = localStorage.getItem(tokenKey);

export const getToken = (): string | null => localStorage.getItem(tokenKey);
export const isSignedIn = (): boolean => getToken() !== null;

/** Modules that hold personal data in memory subscribe here. Returns a function to unsubscribe. */
export function onSessionEnd(listener: Subscriber): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function startSession(token: string): void {
  known = token;
  localStorage.setItem(tokenKey, token);
}

/** Ends the session: clears the token, both storages and the subscribers' data. A second call does nothing. */
export function endSession(reason: SessionEnd): void {
  if (known === null && getToken() === null) return;
  known = null;
  localStorage.clear();
  sessionStorage.clear();
  for (const listener of listeners) listener(reason);
}

// Another tab signed out or changed the person, or the browser woke this page from its back-forward cache.
function lookAgain(): void {
  const token = getToken();
  if (token === known) return;
  const gone = known !== null;
  known = token;
  if (!gone) return;
  sessionStorage.clear();
  for (const listener of listeners) listener('elsewhere');
}
window.addEventListener('storage', lookAgain);
window.addEventListener('pageshow', lookAgain);
