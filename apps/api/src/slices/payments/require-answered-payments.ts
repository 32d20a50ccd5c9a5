import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { paymentMessages } from './payments.messages.ts';
import { hasUnansweredPayment } from './unanswered-payments.views.ts';

/** As a customer, retailer or deliverer. Throws `account.open_money`. */
export async function requireAnsweredPayments(
  db: Db,
  { userId }: { readonly userId: number },
): Promise<void> {
  if (!(await hasUnansweredPayment(db, userId))) return;
  throw new AppError('account.open_money', { detail: paymentMessages.unanswered });
}
