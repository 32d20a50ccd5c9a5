import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { findAndLockShopOf } from '../shops/index.ts';
import { creditMessages } from './credit.messages.ts';
import { endAccountsOf, lockAccountsOf, type Party } from './credit-account.queries.ts';
import { deleteNotesIn, deleteShopNotesIn } from './credit-entry.queries.ts';

/** Locks the person's accounts, as customer and as retailer. Throws `account.open_money` if one isn't settled. */
export async function requireSettledCredit(tx: Tx, userId: number): Promise<void> {
  const accounts = await lockAccountsOf(tx, await partyOf(tx, userId));
  if (accounts.every(({ balancePaise, waitingLines }) => balancePaise === 0 && waitingLines === 0)) return;
  throw new AppError('account.open_money', { detail: creditMessages.openMoney });
}

/** Ends the accounts of a deleted person. Removes all notes about a customer, and those that a retailer wrote. */
export async function endCreditOf(tx: Tx, userId: number): Promise<void> {
  const party = await partyOf(tx, userId);
  const accounts = await lockAccountsOf(tx, party);
  const [asCustomer, asShop] = [true, false].map((isCustomer) =>
    accounts.filter(({ customerId }) => (customerId === userId) === isCustomer).map(({ id }) => id),
  );
  await deleteNotesIn(tx, asCustomer ?? []);
  await deleteShopNotesIn(tx, asShop ?? []);
  await endAccountsOf(tx, party);
}

async function partyOf(tx: Tx, userId: number): Promise<Party> {
  const shop = await findAndLockShopOf(tx, userId);
  return { userId, shopId: shop?.id };
}
