import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import {
  deletePerson,
  getPerson,
  lockOwnSessions,
  lockUserToDelete,
  useLoginCode,
} from '../accounts/index.ts';
import { hasActiveOrders } from '../orders/index.ts';
import { findAndLockShopOf } from '../shops/index.ts';

export interface Deletion {
  readonly otp: string;
  /** The client's, as `clientAddressOf` gives it. */
  readonly address: string;
}

/**
 * Deletes the actor's account for good. A refused code is returned, because its counted try must outlive it. Throws
 * `auth.required` when the session has just ended, and `account.open_orders`.
 *
 * The locks come in this order: the sessions end what the person is doing, the shop ends checkouts there, the person
 * ends sign-ins and what others would give them. Only then do the active orders stay as they are.
 */
export async function deleteAccount(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  { otp, address }: Deletion,
): Promise<AppError | undefined> {
  const { userId } = actor;
  if (!(await lockOwnSessions(tx, actor))) throw new AppError('auth.required');
  const { number } = await getPerson(tx, userId);
  const refusal = await useLoginCode(tx, { number, otp, address });
  if (refusal) return refusal;
  const shop = await findAndLockShopOf(tx, userId);
  await lockUserToDelete(tx, userId);
  if (await hasActiveOrders(tx, { userId, shopId: shop?.id })) {
    throw new AppError('account.open_orders', {
      detail: 'You have active orders. Finish or cancel them first, then delete your account.',
    });
  }
  await deletePerson(tx, userId);
  return undefined;
}
