// The phone number between login and verify. It stays in memory, so that the browser history never holds it.
import { onSessionEnd } from '@haat/client/session';

let pending: string | null = null;

onSessionEnd(() => {
  pending = null;
});

export const getPendingNumber = (): string | null => pending;

export function setPendingNumber(digits: string | null): void {
  pending = digits;
}
