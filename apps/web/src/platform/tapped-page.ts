// The page of a tapped push message, for the sign-in that may come first. Only in memory, since after the end of a session
// nothing of the person may stay in storage.
import { onSessionEnd } from '@haat/client/session';
import { tapMark } from './tap-mark.ts';

const forgetAfterMs = 10 * 60_000;

let tapped: { readonly path: string; readonly at: number } | undefined;

export function noteTap(path: string): void {
  tapped = { path, at: Date.now() };
}

/** For a tap that has started the app. Removes the mark from the address. */
export function noteTapAtStart(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== tapMark) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  noteTap(pathname + search);
}

/** Whoever opens another page, has seen the tapped one or doesn't want it any more. */
export function noteVisit(pathname: string): void {
  if (tapped && !pathname.startsWith('/auth/') && tapped.path.split(/[?#]/)[0] !== pathname)
    tapped = undefined;
}

/** The tapped page that is still to be opened. Only the first call gets it. */
export function takeTapped(): string | undefined {
  const last = tapped;
  tapped = undefined;
  return last && Date.now() - last.at <= forgetAfterMs ? last.path : undefined;
}

// A session that ends while the tapped page loads is the reason for the sign-in.
onSessionEnd((reason) => {
  if (reason !== 'expired') tapped = undefined;
});
