// Keys of writes that were sent but never answered. The same act, tried again, takes its old key, so that the server
// does it once; two equal acts under way at the same time (two quick taps) have a key each.
import { onSessionEnd } from './session.ts';

const unanswered = new Map<string, string[]>();

onSessionEnd(() => unanswered.clear());

/** 128 random bits; `randomUUID` is missing where the page came over plain HTTP, e.g. from a laptop in the same village. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key for an act, described by its method, path and body. */
export const takeKey = (act: string): string => unanswered.get(act)?.pop() ?? newKey();

export function keepKey(act: string, key: string): void {
  unanswered.set(act, [...(unanswered.get(act) ?? []), key]);
}
