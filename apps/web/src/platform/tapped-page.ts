// Remembers the page of a tapped push message, or of an address that somebody shared, while the person signs in. Only in
// memory, because no personal data may stay in storage after a session.
import { onSessionEnd } from '@haat/client/session';
import { tapMark } from './tap-mark.ts';

const forgetAfterMs = 10 * 60_000;

let tapped: { readonly path: string; readonly at: number } | undefined;

export function noteTap(path: string): void {
  tapped = { path, at: Date.now() };
}

/** For a tap that started the app. Removes the mark from the URL. */
export function noteTapAtStart(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== tapMark) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  noteTap(pathname + search);
}

/** Forgets the tapped page when the person opens another one. */
export function noteVisit(pathname: string): void {
  if (tapped && !pathname.startsWith('/auth/') && tapped.path.split(/[?#]/)[0] !== pathname)
    tapped = undefined;
}

/** The tapped page, if it wasn't opened yet. Only the first call gets it. */
export function takeTapped(): string | undefined {
  const last = tapped;
  tapped = undefined;
  return last && Date.now() - last.at <= forgetAfterMs ? last.path : undefined;
}

// Keep it when the session expires: that is why the person must sign in.
onSessionEnd((reason) => {
  if (reason !== 'expired') tapped = undefined;
});
