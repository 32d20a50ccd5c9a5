import type { Who } from '@haat/contract/endpoint';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

type Rule = (actor: Actor, now: Date) => AppError | undefined;

const roleRequired = (detail: string) => new AppError('role.required', { detail });

const retailer = (actor: Actor) =>
  actor.hasShop ? undefined : roleRequired('Only retailers can do this. Register a shop first.');

/** An operator's session loses the operators' calls after twelve idle hours. Other calls still work. */
const operator: Rule = (actor, now) => {
  if (!actor.isOperator) return roleRequired('Only operators can do this.');
  if (actor.operatorUntil > now) return undefined;
  return new AppError('auth.required', { detail: 'Sign in again. Your session was idle for 12 hours.' });
};

const rules: Record<Exclude<Who, 'anyone'>, Rule> = {
  person: () => undefined,
  named: (actor) =>
    actor.isNamed
      ? undefined
      : new AppError('account.incomplete', { detail: 'Enter your first name before you order.' }),
  retailer,
  verifiedRetailer: (actor) =>
    retailer(actor) ??
    (actor.isShopVerified
      ? undefined
      : new AppError('shop.not_verified', {
          detail: 'Shop is not yet verified. The operator will check it soon.',
        })),
  deliverer: (actor) => (actor.isDeliverer ? undefined : roleRequired('Only deliverers can do this.')),
  operator,
};

/**
 * Throws `account.blocked`, `account.incomplete`, `role.required`, `shop.not_verified` or, for an idle operator,
 * `auth.required`.
 */
export function requireRole(actor: Actor, who: Exclude<Who, 'anyone'>, now: Date): void {
  if (actor.isBlocked) {
    throw new AppError('account.blocked', { detail: 'This account is blocked. Contact the operator.' });
  }
  const refusal = rules[who](actor, now);
  if (refusal) throw refusal;
}
