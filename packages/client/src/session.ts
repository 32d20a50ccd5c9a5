// The session's token on this device. Both apps have the same origin, so one sign-in serves both.
import { deviceStorage } from './device-storage.ts';

/** `replaced`: somebody else signs in here while another tab has a session. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'replaced';

type Subscriber = (reason: SessionEnd) => void;

const tokenKey = 'token';
const listeners = new Set<Subscriber>();

export const getToken = (): string | null => deviceStorage.getItem(tokenKey);
export const keepToken = (token: string): void => void deviceStorage.setItem(tokenKey, token);
export const isSignedIn = (): boolean => getToken() !== null;

let printed: { readonly token: string; readonly print: string } | undefined;

/** A fingerprint of the session. Nobody can compute the token from it. Null without a session. */
export function sessionPrint(): string | null {
  const token = getToken();
  if (token === null) return null;
  if (printed?.token !== token) printed = { token, print: printOf(token) };
  return printed.print;
}

/** The same person has signed in again: the new session keeps the fingerprint of the last one, until the page is loaded anew. */
export function keepPrint(token: string): void {
  if (printed) printed = { token, print: printed.print };
}

/** FNV-1a with 64 bits. */
function printOf(token: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of token)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
  return hash.toString(36);
}

/** Call this before a wait. After the wait, the returned function tells whether the session is still the same. */
export function noteSession(): () => boolean {
  const token = getToken();
  return () => token === getToken();
}

/** Modules that hold personal data in memory subscribe here. Returns a function to unsubscribe. */
export function onSessionEnd(listener: Subscriber): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionEnd(reason: SessionEnd): void {
  for (const listener of listeners) listener(reason);
}
