// The step of the sign-in that a person has reached (SIGN-8).
import type * as accounts from '@haat/contract/accounts';
import { takeTapped } from '../../platform/push/tapped-page.ts';

export type Person = accounts.User;

/** The page of the missing step, or null when signing in is finished. */
export function missingStep(person: Person): '/auth/setup' | '/auth/location' | null {
  if (!person.status.is_initial_setup_done) return '/auth/setup';
  if (!person.status.is_customer_initial_setup_done) return '/auth/location';
  return null;
}

export const afterSignIn = '/blogs';

/** After a tap on a push message, its page opens. */
export const takePageAfterSignIn = (): string => takeTapped() ?? afterSignIn;
