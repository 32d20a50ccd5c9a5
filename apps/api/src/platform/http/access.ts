import type { EndpointSpec, Who } from '@haat/contract/endpoint';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { deskOnly, type LocalizedText } from '../localized-text.ts';
import { hasGivenFactor, requireFactor } from '../second-factor-rule.ts';
import { accessMessages } from './access.messages.ts';

type Rule = (actor: Actor, now: Date) => AppError | undefined;

const roleRequired = (detail: LocalizedText) => new AppError('role.required', { detail });

const retailer = (actor: Actor) => (actor.hasShop ? undefined : roleRequired(accessMessages.retailersOnly));

/** An operator's session loses the operators' calls after twelve idle hours. Other calls still work. */
const operator: Rule = (actor, now) => {
  if (!actor.isOperator) return roleRequired(deskOnly('Only operators can do this.'));
  if (actor.operatorUntil > now) return undefined;
  return new AppError('auth.required', {
    detail: deskOnly('Sign in again. Your session was idle for 12 hours.'),
  });
};

const rules: Record<Exclude<Who, 'anyone'>, Rule> = {
  person: () => undefined,
  named: (actor) =>
    actor.isNamed ? undefined : new AppError('account.incomplete', { detail: accessMessages.nameFirst }),
  retailer,
  verifiedRetailer: (actor) =>
    retailer(actor) ??
    (actor.isShopVerified
      ? undefined
      : new AppError('shop.not_verified', {
          detail: accessMessages.notVerified,
        })),
  deliverer: (actor) => (actor.isDeliverer ? undefined : roleRequired(accessMessages.deliverersOnly)),
  operator,
};

/** Whether this person's session may make operators' calls now. */
export const isOperatorNow = (actor: Actor, { now, requiresFactor }: AccessNow): boolean =>
  operator(actor, now) === undefined && hasGivenFactor(actor, requiresFactor);

interface AccessNow {
  readonly now: Date;
  /** Each operator must have a second factor. */
  readonly requiresFactor: boolean;
}

/**
 * Throws `account.blocked`, `account.incomplete`, `role.required`, `shop.not_verified` or, for an idle operator,
 * `auth.required`. For an operator's second factor `factor.missing`, `factor.required` or `factor.again`.
 */
export function requireRole(
  actor: Actor,
  { who, factor }: Pick<EndpointSpec, 'who' | 'factor'>,
  { now, requiresFactor }: AccessNow,
): void {
  if (who === 'anyone') return;
  if (actor.isBlocked) {
    throw new AppError('account.blocked', { detail: accessMessages.blocked });
  }
  const refusal = rules[who](actor, now);
  if (refusal) throw refusal;
  if (who === 'operator') requireFactor(actor, factor, { now, isRequired: requiresFactor });
}
