import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { getCity } from '../accounts/index.ts';
import type { RequestAccepting } from '../deliveries/index.ts';
import { cashMessages } from './cash.messages.ts';
import { sumInHand } from './cash.queries.ts';

/** What waits for a shop is still in hand. Throws `cash.limit`. */
export async function requireCashBelowLimit(
  db: Db,
  { delivererId, cityId }: RequestAccepting,
): Promise<void> {
  const { cashLimitPaise } = await getCity(db, cityId);
  if (cashLimitPaise === 0 || (await sumInHand(db, delivererId)) <= cashLimitPaise) return;
  throw new AppError('cash.limit', { detail: cashMessages.limit(rupeesOf(cashLimitPaise)) });
}
