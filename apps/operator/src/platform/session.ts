// The session on this device. The customer app keeps its token in the same place, so one sign-in serves both.
import { forgetPerson } from './forget-person.ts';

const tokenKey = 'token';

export const getToken = (): string | null => localStorage.getItem(tokenKey);

/** The session of this page. Another tab may begin another one on the device. */
let ofPage = getToken();
/** The server refused the token, and the sign-in stands over the page. */
let isRefused = false;
const listeners = new Set<() => void>();

/** Then nothing on this page goes on, because it belongs to the session before. It will be loaded anew. */
export const hasSessionChanged = (): boolean => getToken() !== ofPage;

export function startSession(token: string): void {
  keepToken(token);
  ofPage = token;
  setRefused(false);
}

/** Deletes everything of the person, also what the customer app has kept. */
export function endSession(): void {
  forgetPerson();
  ofPage = null;
  setRefused(false);
}

/** Somebody else signs in over the page, which must be loaded anew. Until then nothing on it goes on. */
export function replaceSession(token: string): void {
  forgetPerson();
  keepToken(token);
}

/** The server refused this token. After idle hours only the desk refuses it, and it stays for the customer app. `isOver` tells
 * whether nothing takes it any more: then everything of the person goes, and the page with what was typed stays until the next
 * sign-in. */
export async function sessionRefused(
  token: string | null,
  isOver: (token: string) => Promise<boolean>,
): Promise<void> {
  // The refusal of an earlier session may come late.
  if (isRefused || token === null || token !== getToken()) return;
  setRefused(true);
  if (!(await isOver(token)) || token !== getToken()) return;
  forgetPerson();
  ofPage = null;
}

export const isSessionRefused = (): boolean => isRefused;

/** Resolves at the next sign-in of the same person, at once when the session is good. Never when it has ended or changed. */
export function signedInAgain(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isRefused) return;
      stop();
      if (getToken() !== null && !hasSessionChanged()) resolve();
    };
    const stop = onSessionRefused(look);
    look();
  });
}

/** Calls back when `isSessionRefused` changes. Returns a function to stop. */
export function onSessionRefused(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const keepToken = (token: string): void => localStorage.setItem(tokenKey, token);

function setRefused(next: boolean): void {
  isRefused = next;
  for (const listener of listeners) listener();
}

/** Calls back when another tab signs in, signs out or changes the person, and when the browser wakes this page after that. Returns a
 * function to stop. */
export function onOtherTab(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if ((key === tokenKey || key === null) && hasSessionChanged()) changed();
  };
  const onReturn = (): void => {
    if (hasSessionChanged()) changed();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
  };
}
