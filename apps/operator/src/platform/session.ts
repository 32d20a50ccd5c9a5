// The session of this page: its beginning and end, and what happens when the server refuses its token.
import { getToken, keepPrint, keepToken, tellSessionEnd } from '@haat/client/session';
import { forgetPerson } from './forget-person.ts';
import { isOver } from './token-on-server.ts';

/** After this time the next person can go on, even if some data of the previous one is still being deleted. */
const forgetAtMostMs = 2_000;

/** The session of this page. Another tab may begin another one on the device. */
let ofPage = getToken();
/** The server refused the token, and the sign-in covers the page. */
let isRefused = false;
const listeners = new Set<() => void>();

/** Then everything on this page stops, because it belongs to the previous session. The page will reload. */
export const hasSessionChanged = (): boolean => getToken() !== ofPage;

/** Unanswered writes of this page keep their idempotency keys. */
export function continueSession(token: string): void {
  keepPrint(token);
  startSession(token);
}

export function startSession(token: string): void {
  keepToken(token);
  ofPage = token;
  setRefused(false);
}

/** Deletes all data of the person, including what the customers' app has kept. */
export function endSession(): void {
  void forgetPerson();
  ofPage = null;
  tellSessionEnd('logout');
  setRefused(false);
}

/**
 * Somebody else signs in over the page. Everything on it stops, and it must reload afterwards. Reloading sooner would
 * leave push messages behind.
 */
export async function replaceSession(token: string): Promise<void> {
  await Promise.race([forgetPerson(), new Promise((resolve) => setTimeout(resolve, forgetAtMostMs))]);
  keepToken(token);
}

/** The server refused this token. The page keeps what was typed until the next sign-in. */
export function sessionRefused(token: string | null): void {
  // An earlier session's refusal may arrive late.
  if (token === null || token !== getToken()) return;
  if (!isRefused) setRefused(true);
  void forgetIfOver();
}

/**
 * After idle hours only the desk refuses a token, so the customers' app keeps it. When no call accepts it any more,
 * delete all data of the person. The answer may be lost, so this asks again at each later refusal, when the network
 * returns, and when the page is shown or hidden.
 */
async function forgetIfOver(): Promise<void> {
  const token = getToken();
  if (!isRefused || token === null || hasSessionChanged()) return;
  if (!(await isOver(token)) || token !== getToken()) return;
  ofPage = null;
  void forgetPerson();
}
window.addEventListener('online', forgetIfOver);
document.addEventListener('visibilitychange', forgetIfOver);

export const isSessionRefused = (): boolean => isRefused;

/**
 * Resolves at the next sign-in of the same person, or at once when the session is valid. Never resolves when it has
 * ended or changed.
 */
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

function setRefused(next: boolean): void {
  isRefused = next;
  for (const listener of listeners) listener();
}

/**
 * Calls back when another tab signs in, signs out or changes the person, or when the browser restores this page after
 * that. Returns a function to stop.
 */
export function onOtherTab(changed: () => void): () => void {
  const look = (): void => {
    if (hasSessionChanged()) changed();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
}
