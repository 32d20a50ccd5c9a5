import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { getCity } from '../accounts/index.ts';
import type { RequestAccepting } from '../deliveries/index.ts';
import { cashMessages } from './cash.messages.ts';
import { blankHandOversOf, hasOpenCash, sumInHand } from './cash.queries.ts';
import { findShopIdOf } from './cash.views.ts';
import { moveDeniedPayment } from './complete-delivery.ts';

export const cashSubscribers: Slice = ({ events }) => {
  events.on('payment.denied', (tx, payment) => moveDeniedPayment(tx, payment, 'into'));
  events.on('payment.confirmed', async (tx, payment) => {
    if (payment.wasDenied) await moveDeniedPayment(tx, payment, 'out of');
  });
  events.on('request.accepting', requireCashBelowLimit);
  events.on('person.leaving', requireSettledCash);
  events.on('person.deleted', (tx, { userId }) => blankHandOversOf(tx, userId));
};

/** What waits for a shop is still in hand. Throws `cash.limit`. */
async function requireCashBelowLimit(db: Db, { delivererId, cityId }: RequestAccepting): Promise<void> {
  const { cashLimitPaise } = await getCity(db, cityId);
  if (cashLimitPaise === 0 || (await sumInHand(db, delivererId)) <= cashLimitPaise) return;
  throw new AppError('cash.limit', { detail: cashMessages.limit(rupeesOf(cashLimitPaise)) });
}

/** As a deliverer and as a retailer. Throws `account.open_money`. */
async function requireSettledCash(db: Db, { userId }: { readonly userId: number }): Promise<void> {
  const shopId = await findShopIdOf(db, userId);
  const isOpen =
    (await hasOpenCash(db, { delivererId: userId })) ||
    (shopId !== undefined && (await hasOpenCash(db, { shopId })));
  if (isOpen) throw new AppError('account.open_money', { detail: cashMessages.openMoney });
}
