import type { Who } from '@haat/contract';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

type Rule = (actor: Actor) => AppError | undefined;

const roleRequired = (detail: string) => new AppError('role.required', { detail });

const keeper: Rule = (actor) =>
  actor.hasShop ? undefined : roleRequired('Register a shop first: this is for retailers.');

const rules: Record<Exclude<Who, 'anyone'>, Rule> = {
  person: () => undefined,
  keeper,
  retailer: (actor) =>
    keeper(actor) ??
    (actor.isShopVerified
      ? undefined
      : new AppError('shop.not_verified', {
          detail: 'Shop is not yet verified. The operator looks at it soon.',
        })),
  deliverer: (actor) => (actor.isDeliverer ? undefined : roleRequired('This is for deliverers.')),
  operator: (actor) => (actor.isOperator ? undefined : roleRequired('This is for the operator.')),
};

/** Throws `account.blocked`, `role.required` or `shop.not_verified`. */
export function requireRole(actor: Actor, who: Exclude<Who, 'anyone'>): void {
  if (actor.isBlocked) {
    throw new AppError('account.blocked', { detail: 'This account is blocked. Ask the operator why.' });
  }
  const refusal = rules[who](actor);
  if (refusal) throw refusal;
}
