// The session on this device. The customer app keeps its token in the same place, so one sign-in serves both.
import { forgetPerson } from './forget-person.ts';

const tokenKey = 'token';

/** The server refused the token, and the sign-in stands over the page. */
let isRefused = false;
const listeners = new Set<() => void>();

export const getToken = (): string | null => localStorage.getItem(tokenKey);

export function startSession(token: string): void {
  localStorage.setItem(tokenKey, token);
  setRefused(false);
}

/** Deletes everything of the person, also what the customer app has kept. */
export function endSession(): void {
  forgetPerson();
  setRefused(false);
}

/** Somebody else signs in over the page, which must be loaded anew. Until then nothing on it goes on. */
export function replaceSession(token: string): void {
  forgetPerson();
  localStorage.setItem(tokenKey, token);
}

/** After idle hours only the desk refuses the token, and it stays for the customer app. `isOver` tells whether nothing takes it any more:
 * then everything of the person goes, and the page with what was typed stays until the next sign-in. */
export async function sessionRefused(isOver: (token: string) => Promise<boolean>): Promise<void> {
  const token = getToken();
  if (isRefused) return;
  setRefused(true);
  if (token !== null && (await isOver(token)) && token === getToken()) forgetPerson();
}

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

/** Calls back when another tab signs in, signs out or changes the person, and when the browser wakes this page after that. Returns a
 * function to stop. */
export function onOtherTab(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === tokenKey || event.key === null) changed();
  };
  let left = getToken();
  const onLeave = (): void => {
    left = getToken();
  };
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && left !== getToken()) changed();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
  };
}
