import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { hasGivenFactor } from '../../platform/second-factor-rule.ts';
import {
  deletePerson,
  getPerson,
  lockActor,
  lockUserToDelete,
  requireOtherOperator,
  requireSession,
  useLoginCode,
} from '../accounts/index.ts';
import { hasActiveOrders } from '../orders/index.ts';
import { findAndLockShopOf } from '../shops/index.ts';
import { ownDataMessages } from './own-data.messages.ts';

export interface Deletion {
  readonly otp: string;
  /** The client's, as `clientAddressOf` gives it. */
  readonly address: string;
}

/**
 * Deletes the actor's account. Returns a refused code instead of throwing it, because the counted guess must be
 * committed. Throws `auth.required` when the session has just ended, `factor.required`, `operator.last`, `account.open_orders`, and what the
 * subscribers to `person.leaving` throw. Order
 * of locks: the sessions stop the person's own requests, the shop stops checkouts there, the operators stop each other
 * from leaving, the person stops sign-ins and changes by others. With all of these locked, the person's active orders
 * can't change.
 */
export async function deleteAccount(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  { otp, address }: Deletion,
): Promise<AppError | undefined> {
  const { userId } = actor;
  await requireSession(tx, actor);
  await requireGivenFactor(tx, actor);
  const { number } = await getPerson(tx, userId);
  const refusal = await useLoginCode(tx, { number, otp, address });
  if (refusal) return refusal;
  const shop = await findAndLockShopOf(tx, userId);
  await requireOtherOperator(tx, userId, ownDataMessages.onlyOperator);
  await lockUserToDelete(tx, userId);
  if (await hasActiveOrders(tx, userId, shop?.id)) {
    throw new AppError('account.open_orders', {
      detail: ownDataMessages.activeOrders,
    });
  }
  await publish(tx, 'person.leaving', { userId });
  await deletePerson(tx, userId);
  return undefined;
}

/** Whoever has lost the role can't give a factor any more, and needs none. Throws `factor.required`. */
async function requireGivenFactor(tx: Tx, actor: Pick<Actor, 'sessionId'>): Promise<void> {
  const present = await lockActor(tx, actor);
  if (!present?.isOperator || hasGivenFactor(present, false)) return;
  throw new AppError('factor.required', { detail: ownDataMessages.factorFirst });
}
