// When an operator's call needs the second factor.
import type { FactorNeed } from '@haat/contract/endpoint';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';
import { deskOnly } from './localized-text.ts';

const freshMs = 5 * 60 * 1000;
/** Somebody with an old session must not lock out its person with a factor of their own. */
const firstFactorMs = 60 * 60 * 1000;

type Given = Pick<Actor, 'hasSecondFactor' | 'factorGivenAt'>;

interface Present {
  readonly now: Date;
  /** Each operator must have one. */
  readonly isRequired: boolean;
}

/** Whether this session may make usual operators' calls. */
export const hasGivenFactor = (actor: Given, isRequired: boolean): boolean =>
  actor.hasSecondFactor ? actor.factorGivenAt !== null : !isRequired;

/** Throws `factor.missing`, `factor.required` or `factor.again`. */
export function requireFactor(
  actor: Given,
  need: FactorNeed | undefined,
  { now, isRequired }: Present,
): void {
  if (need === 'open') return;
  if (!actor.hasSecondFactor) {
    if (!isRequired || need === 'own') return;
    throw new AppError('factor.missing', {
      detail: deskOnly('Set up a passkey or an authenticator app first.'),
    });
  }
  if (!actor.factorGivenAt) {
    throw new AppError('factor.required', {
      detail: deskOnly('Give your passkey or a code from your app first.'),
    });
  }
  if (need !== undefined) requireFreshFactor(actor, now);
}

/** For what is most sensitive: somebody else may sit at the open desk. Throws `factor.again`. */
export function requireFreshFactor({ hasSecondFactor, factorGivenAt }: Given, now: Date): void {
  if (!hasSecondFactor || (factorGivenAt && factorGivenAt.getTime() > now.getTime() - freshMs)) return;
  throw new AppError('factor.again', {
    detail: deskOnly('Give your passkey or a code from your app again. Then repeat this.'),
  });
}

/** The first factor needs a sign-in within the last hour. Throws `auth.required`. */
export function requireRecentSignIn(
  { hasSecondFactor, signedInAt }: Pick<Actor, 'hasSecondFactor' | 'signedInAt'>,
  now: Date,
): void {
  if (hasSecondFactor || signedInAt.getTime() > now.getTime() - firstFactorMs) return;
  throw new AppError('auth.required', {
    detail: deskOnly('You signed in more than an hour ago. Sign in again, then set up your second step.'),
  });
}
