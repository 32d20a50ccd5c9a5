import type { PaidPart } from '@haat/contract/payment-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { OrderRow } from '../orders/index.ts';
import { creditMessages } from './credit.messages.ts';
import { addToSums, lockAccountOf, type Parties } from './credit-account.queries.ts';
import { insertEntry } from './credit-entry.queries.ts';

/** The customer's choice was the consent, so it holds above the limit and after the account is closed. */
export async function writeOrderLine(
  tx: Tx,
  { id: orderId, cityId, shopId, customerId }: Pick<OrderRow, 'id' | keyof Parties>,
  payments: readonly Pick<PaidPart, 'method' | 'amountPaise'>[],
): Promise<void> {
  const amountPaise = payments
    .filter(({ method }) => method === 'credit')
    .reduce((sum, payment) => sum + payment.amountPaise, 0);
  if (amountPaise === 0) return;
  const account = await lockAccountOf(tx, { shopId, customerId });
  if (!account) throw new AppError('credit.none', { detail: creditMessages.none });
  const accountId = account.id;
  await insertEntry(tx, { cityId, accountId, kind: 'order', orderId, amountPaise, addedBy: 'customer' });
  await addToSums(tx, accountId, { balancePaise: amountPaise });
}
