import { serverLimits } from '@haat/contract/limits';
import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import {
  type CodeLimits,
  countOneLess,
  countOneMore,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from '../accounts/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { creditMessages } from './credit.messages.ts';
import { updateAccount } from './credit-account.queries.ts';
import { requireBook } from './credit-account.ts';
import { lockOwnAccount } from './own-account.ts';

const dayMs = 24 * 60 * 60 * 1000;
const betweenMs = 7 * dayMs;

const smsOf = (shopId: number): string => `credit reminders of ${shopId}`;

/**
 * Reminds the customer of what is owed. Returns the SMS for somebody who hasn't agreed to a paper account; others get a
 * notification. Throws `not_found`, `credit.none`, `credit.nothing_owed`, `credit.reminded`, `rate.limited` and `unavailable`.
 */
export async function remindOfCredit(
  tx: Tx,
  { userId }: { readonly userId: number },
  {
    accountId,
    limits,
  }: { readonly accountId: number; readonly limits: Pick<CodeLimits, 'smsPerHour'> | undefined },
) {
  const { name: shopName } = await getOwnShop(tx, userId);
  const account = await lockOwnAccount(tx, { userId, side: 'shop' }, accountId);
  requireBook(account, 'shop');
  const { shopId, customerId, balancePaise: owedPaise, remindedAt: lastAt, paperNumber: number } = account;
  if (owedPaise <= 0) throw new AppError('credit.nothing_owed', { detail: creditMessages.nothingOwed });
  if (lastAt && tx.now.getTime() - lastAt.getTime() < betweenMs) {
    throw new AppError('credit.reminded', { detail: creditMessages.reminded });
  }
  await updateAccount(tx, accountId, { remindedAt: tx.now });
  if (number === null) {
    await publish(tx, 'credit.reminded', { accountId, shopId, customerId, actorId: userId, owedPaise });
    return undefined;
  }
  const { count, msLeft } = await countOneMore(tx, smsOf(shopId), dayMs);
  if (count > serverLimits.creditReminderSms) {
    const detail = creditMessages.tooManyReminders(serverLimits.creditReminderSms);
    throw new AppError('rate.limited', { detail, retryAfterSeconds: msLeft / 1000 });
  }
  await takeNumberPlace(tx, number);
  // All sign-ins lock this row, so it comes last.
  const smsAlarm = limits && (await takeSmsPlace(tx, { isKnownAddress: false }, limits));
  return {
    number,
    words: creditMessages.reminder(shopName, rupeesOf(owedPaise)),
    smsAlarm,
    lastAt,
    accountId,
    shopId,
  };
}

type Reminder = NonNullable<Awaited<ReturnType<typeof remindOfCredit>>>;

/** Its SMS could not be sent, and doesn't count. */
export async function revokeReminder(
  tx: Tx,
  { accountId, shopId, number, lastAt }: Pick<Reminder, 'accountId' | 'shopId' | 'number' | 'lastAt'>,
): Promise<void> {
  await updateAccount(tx, accountId, { remindedAt: lastAt });
  await countOneLess(tx, smsOf(shopId));
  await returnNumberPlace(tx, number);
  await returnSmsPlace(tx);
}
