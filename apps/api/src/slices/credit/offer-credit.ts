import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockUser } from '../accounts/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { creditMessages } from './credit.messages.ts';
import {
  type AccountRow,
  insertAccount,
  lockAccountOf,
  type Parties,
  updateAccount,
} from './credit-account.queries.ts';
import { hasCompletedOrder } from './credit-customers.views.ts';

/**
 * Offers credit to a customer with a completed order. Returns the account's id. Throws `not_found` for anybody else, and
 * `credit.exists` unless the customer refused the last offer.
 */
export async function offerCredit(
  tx: Tx,
  { userId }: { readonly userId: number },
  { customerId, limitPaise }: { readonly customerId: number; readonly limitPaise: number },
): Promise<number> {
  const shop = await getOwnShop(tx, userId);
  const parties: Parties = { cityId: shop.cityId, shopId: shop.id, customerId };
  if (customerId === userId || !(await hasCompletedOrder(tx, parties))) throw new AppError('not_found');
  // So that the customer can't delete their account meanwhile.
  await lockUser(tx, customerId);
  const account = await lockAccountOf(tx, parties);
  const accountId = account
    ? await offerAgain(tx, account, limitPaise)
    : await insertAccount(tx, { ...parties, limitPaise });
  if (accountId === undefined) throw new AppError('credit.exists', { detail: creditMessages.exists });
  await publish(tx, 'credit.offered', {
    accountId,
    shopId: shop.id,
    customerId,
    actorId: userId,
    limitPaise,
  });
  return accountId;
}

async function offerAgain(
  tx: Tx,
  { id, answer }: AccountRow,
  limitPaise: number,
): Promise<number | undefined> {
  if (answer !== 'refused') return undefined;
  await updateAccount(tx, id, { answer: 'offered', isClosed: false, limitPaise });
  return id;
}
