import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { cashMessages } from './cash.messages.ts';
import { hasOpenCash } from './cash.queries.ts';
import { findShopIdOf } from './cash.views.ts';

/** As a deliverer and as a retailer. Throws `account.open_money`. */
export async function requireSettledCash(db: Db, { userId }: { readonly userId: number }): Promise<void> {
  const shopId = await findShopIdOf(db, userId);
  const isOpen =
    (await hasOpenCash(db, { delivererId: userId })) ||
    (shopId !== undefined && (await hasOpenCash(db, { shopId })));
  if (isOpen) throw new AppError('account.open_money', { detail: cashMessages.openMoney });
}
