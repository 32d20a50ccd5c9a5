// Begins and ends the session, here and in other tabs.
import { deviceStorage, tabStorage } from '@haat/client/device-storage';
import { getToken, keepToken, type SessionEnd, sessionPrint, tellSessionEnd } from '@haat/client/session';
import { forgetSetAside, setDraftsAside } from './forms/drafts.ts';

/**
 * In `sessionStorage`: the person whose data this tab has. Another tab may change the person while this one is closed
 * or asleep.
 */
const ownerKey = 'haat.owner';
const signInListeners = new Set<() => void>();
let known = getToken();
let isEndedByServer = false;

/** The server has ended the last session of this page, and nobody has signed in since. */
export const wasSignedOut = (): boolean => isEndedByServer;

/** Somebody signed in in another tab while this one had no session. Returns a function to unsubscribe. */
export function onSignInElsewhere(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

export function startSession(token: string): void {
  if (getToken() !== null) {
    deviceStorage.clear();
    tellSessionEnd('replaced');
  }
  known = token;
  isEndedByServer = false;
  keepToken(token);
  noteOwner();
}

/** Ends the session: clears the token, both storages and the subscribers' data. A second call does nothing. */
export function endSession(reason: SessionEnd): void {
  if (known === null && getToken() === null) return;
  known = null;
  isEndedByServer = reason === 'expired';
  if (reason === 'expired') setDraftsAside();
  else forgetSetAside();
  deviceStorage.clear();
  tabStorage.clear();
  tellSessionEnd(reason);
}

// Another tab signed out or changed the person, or the browser restored this page from its back-forward cache.
function lookAgain(): void {
  const token = getToken();
  if (token === known) return;
  const gone = known !== null;
  known = token;
  if (gone) tabStorage.clear();
  noteOwner();
  if (gone) tellSessionEnd('elsewhere');
  else for (const listener of signInListeners) listener();
}
window.addEventListener('storage', lookAgain);
window.addEventListener('pageshow', lookAgain);

function noteOwner(): void {
  const print = sessionPrint();
  if (print !== null) tabStorage.setItem(ownerKey, print);
}

const owner = tabStorage.getItem(ownerKey);
if (owner !== null && owner !== sessionPrint()) tabStorage.clear();
noteOwner();
