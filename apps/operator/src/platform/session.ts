// The session of this page: its beginning and end, and what follows when the server refuses its token.
import { getToken, keepPrint, keepToken, tellSessionEnd } from '@haat/client/session';
import { forgetPerson } from './forget-person.ts';
import { isOver } from './token-on-server.ts';

/** Then the next person goes on, even if a part of the last one's data is still being deleted. */
const forgetAtMostMs = 2_000;

/** The session of this page. Another tab may begin another one on the device. */
let ofPage = getToken();
/** The server refused the token, and the sign-in stands over the page. */
let isRefused = false;
const listeners = new Set<() => void>();

/** Then nothing on this page goes on, because it belongs to the session before. It will be loaded anew. */
export const hasSessionChanged = (): boolean => getToken() !== ofPage;

/** Unanswered writes of this page keep their keys. */
export function continueSession(token: string): void {
  keepPrint(token);
  startSession(token);
}

export function startSession(token: string): void {
  keepToken(token);
  ofPage = token;
  setRefused(false);
}

/** Deletes everything of the person, also what the customer app has kept. */
export function endSession(): void {
  void forgetPerson();
  ofPage = null;
  tellSessionEnd('logout');
  setRefused(false);
}

/** Somebody else signs in over the page, which must be loaded anew afterwards. Nothing on it goes on. A page that is loaded sooner would
 * leave push messages behind. */
export async function replaceSession(token: string): Promise<void> {
  await Promise.race([forgetPerson(), new Promise((resolve) => setTimeout(resolve, forgetAtMostMs))]);
  keepToken(token);
}

/** The server refused this token. Until the next sign-in, the page stays with what was typed. */
export function sessionRefused(token: string | null): void {
  // The refusal of an earlier session may come late.
  if (token === null || token !== getToken()) return;
  if (!isRefused) setRefused(true);
  void forgetIfOver();
}

/** After idle hours only the desk refuses a token, and it stays for the customer app. When nothing takes it any more, everything of the
 * person goes. The answer may be lost, so this asks again at each later refusal, when the network returns, and when the page is shown or hidden. */
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

function setRefused(next: boolean): void {
  isRefused = next;
  for (const listener of listeners) listener();
}

/** Calls back when another tab signs in, signs out or changes the person, and when the browser wakes this page after that. Returns a
 * function to stop. */
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
