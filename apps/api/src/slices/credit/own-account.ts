import type { CreditSide } from '@haat/contract/credit-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { getOwnShop } from '../shops/index.ts';
import { type AccountRow, lockAccount } from './credit-account.queries.ts';

/** Who acts, and on which side of the account. */
export interface SideActor {
  readonly userId: number;
  readonly side: CreditSide;
}

/** Locks an account of this customer or of this retailer's shop. Throws `not_found` for anybody else's. */
export async function lockOwnAccount(
  tx: Tx,
  { userId, side }: SideActor,
  accountId: number,
): Promise<AccountRow> {
  const shop = side === 'shop' ? await getOwnShop(tx, userId) : undefined;
  const account = await lockAccount(tx, accountId);
  const isOwn = shop ? account?.shopId === shop.id : account?.customerId === userId;
  if (!account || !isOwn) throw new AppError('not_found');
  return account;
}
