// The session on this device: the token in `localStorage.token`, and its end, here and in other tabs.

/** `replaced`: somebody else signs in here, while another tab has a session. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'replaced';

type Subscriber = (reason: SessionEnd) => void;

const tokenKey = 'token';
/** In `sessionStorage`: whose data is there. Another tab may change the person while this one is closed or asleep. */
const ownerKey = 'haat.owner';
const listeners = new Set<Subscriber>();
const signInListeners = new Set<() => void>();
let known = localStorage.getItem(tokenKey);

export const getToken = (): string | null => localStorage.getItem(tokenKey);
export const isSignedIn = (): boolean => getToken() !== null;

let printed: { readonly token: string; readonly print: string } | undefined;

/** The fingerprint of the session, from which nobody can compute the token. Null without a session. */
export function sessionPrint(): string | null {
  const token = getToken();
  if (token === null) return null;
  if (printed?.token !== token) printed = { token, print: printOf(token) };
  return printed.print;
}

/** FNV-1a with 64 bits. */
function printOf(token: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of token)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
  return hash.toString(36);
}

/** Call this before a wait. After it, the result tells whether the same session still runs. */
export function noteSession(): () => boolean {
  const token = getToken();
  return () => token === getToken();
}

/** Modules that hold personal data in memory subscribe here. Returns a function to unsubscribe. */
export function onSessionEnd(listener: Subscriber): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody has signed in in another tab, while this one had no session. Returns a function to unsubscribe. */
export function onSignInElsewhere(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

export function startSession(token: string): void {
  if (getToken() !== null) {
    localStorage.clear();
    tellAll('replaced');
  }
  known = token;
  localStorage.setItem(tokenKey, token);
  noteOwner();
}

/** Ends the session: clears the token, both storages and the subscribers' data. A second call does nothing. */
export function endSession(reason: SessionEnd): void {
  if (known === null && getToken() === null) return;
  known = null;
  localStorage.clear();
  sessionStorage.clear();
  tellAll(reason);
}

function tellAll(reason: SessionEnd): void {
  for (const listener of listeners) listener(reason);
}

// Another tab signed out or changed the person, or the browser woke this page from its back-forward cache.
function lookAgain(): void {
  const token = getToken();
  if (token === known) return;
  const gone = known !== null;
  known = token;
  if (gone) sessionStorage.clear();
  noteOwner();
  if (gone) tellAll('elsewhere');
  else for (const listener of signInListeners) listener();
}
window.addEventListener('storage', lookAgain);
window.addEventListener('pageshow', lookAgain);

function noteOwner(): void {
  const print = sessionPrint();
  if (print !== null) sessionStorage.setItem(ownerKey, print);
}

const owner = sessionStorage.getItem(ownerKey);
if (owner !== null && owner !== sessionPrint()) sessionStorage.clear();
noteOwner();
