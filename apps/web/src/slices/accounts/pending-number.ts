// The number on its way from login to verify. In memory only: a reload begins anew, and history never holds it.
import { onSessionEnd } from '../../platform/session.ts';

let pending: string | null = null;

onSessionEnd(() => {
  pending = null;
});

export const getPendingNumber = (): string | null => pending;

export function setPendingNumber(digits: string | null): void {
  pending = digits;
}
