// The phone number between login and verify. Verify takes it only from memory, so a reload leads to login. There this tab
// still knows the number, and its code while that works.
import { tabStorage } from '@haat/client/device-storage';
import { onSessionEnd } from '@haat/client/session';

interface Sent {
  readonly digits: string;
  readonly at: number;
}

const key = 'haat.code-sent';
/** A little less than the five minutes of the server. */
const codeWorksMs = 4.5 * 60_000;

let pending: string | null = null;

onSessionEnd(() => {
  pending = null;
});

export const getPendingNumber = (): string | null => pending;

export function setPendingNumber(digits: string): void {
  pending = digits;
}

const readSent = (): Sent | null => JSON.parse(tabStorage.getItem(key) ?? 'null') as Sent | null; // only `noteCodeSent` writes it

/** The number of the last code, after a reload too. */
export const lastNumber = (): string | null => readSent()?.digits ?? null;

export function noteCodeSent(digits: string): void {
  pending = digits;
  tabStorage.setItem(key, JSON.stringify({ digits, at: Date.now() } satisfies Sent));
}

/** Whether a code was sent to this number that still works. */
export function hasCode(digits: string): boolean {
  const sent = readSent();
  const ageMs = sent ? Date.now() - sent.at : 0;
  return sent?.digits === digits && ageMs >= 0 && ageMs < codeWorksMs;
}

/** The person has signed in. */
export function forgetNumber(): void {
  pending = null;
  tabStorage.removeItem(key);
}
