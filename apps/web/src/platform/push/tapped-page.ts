// Remembers the page of a tapped push message, or of an address that somebody shared, while the person signs in. While
// nobody is signed in, the tab's storage keeps it over a reload. Otherwise only memory does, because no personal data may
// stay in storage after a session.
import { tabStorage } from '@haat/client/device-storage';
import { isSignedIn, onSessionEnd } from '@haat/client/session';
import { tapMark } from './tap-mark.ts';

interface Tapped {
  readonly path: string;
  readonly at: number;
}

const key = 'haat.tapped-page';
const forgetAfterMs = 10 * 60_000;

let tapped = JSON.parse(tabStorage.getItem(key) ?? 'null') as Tapped | null; // only `remember` writes it

function remember(next: Tapped | null): void {
  tapped = next;
  if (next && !isSignedIn()) tabStorage.setItem(key, JSON.stringify(next));
  else tabStorage.removeItem(key);
}

export const noteTap = (path: string): void => remember({ path, at: Date.now() });

/** For a tap that started the app. Removes the mark from the URL. */
export function noteTapAtStart(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== tapMark) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  noteTap(pathname + search);
}

/** Forgets the tapped page when the person opens another one. */
export function noteVisit(pathname: string): void {
  if (tapped && !pathname.startsWith('/auth/') && tapped.path.split(/[?#]/)[0] !== pathname) remember(null);
}

/** The tapped page, if it wasn't opened yet. Only the first call gets it. */
export function takeTapped(): string | undefined {
  const last = tapped;
  remember(null);
  return last && Date.now() - last.at <= forgetAfterMs ? last.path : undefined;
}

// Keep it when the session expires: that is why the person must sign in.
onSessionEnd((reason) => {
  if (reason !== 'expired') remember(null);
});
