import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { addCommission } from './add-commission.ts';
import { commissionMessages } from './commission.messages.ts';
import { sumOwedBy } from './statement.views.ts';

export const commissionSubscribers: Slice = ({ events }) => {
  events.on('order.completed', addCommission);
  events.on('person.leaving', requirePaidCommission);
};

/** What a shop has paid too much keeps nobody: no call gives it back. Throws `account.open_money`. */
async function requirePaidCommission(db: Db, { userId }: { readonly userId: number }): Promise<void> {
  const owedPaise = await sumOwedBy(db, userId);
  if (owedPaise <= 0) return;
  throw new AppError('account.open_money', { detail: commissionMessages.owed(rupeesOf(owedPaise)) });
}
