import { leftPaiseOf } from '@haat/contract/credit-machine';
import { rupeesOf } from '@haat/contract/money';
import type { PaidPart } from '@haat/contract/payment-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { OrderRow } from '../orders/index.ts';
import { viewActiveCreditPaise } from './active-credit.views.ts';
import { creditMessages } from './credit.messages.ts';
import { addToSums, lockAccountOf, type Parties } from './credit-account.queries.ts';
import { stateOf } from './credit-account.ts';
import { insertAnswer, insertEntry } from './credit-entry.queries.ts';

export interface CreditWish extends Parties {
  /** Null before the order is placed. */
  readonly orderId: number | null;
  readonly amountPaise: number;
  readonly mayBeOnPaper: boolean;
}

/**
 * Throws `credit.none` without an open account, and `credit.limit` when it has too little left. The account stays locked,
 * so another order of the same customer waits and then sees this one.
 */
export async function grantCredit(
  tx: Tx,
  { orderId, amountPaise, mayBeOnPaper, ...parties }: CreditWish,
): Promise<void> {
  const account = await lockAccountOf(tx, parties);
  if (!account || stateOf(account, mayBeOnPaper ? 'shop' : 'customer') !== 'open') {
    throw new AppError('credit.none', { detail: creditMessages.none });
  }
  const leftPaise = leftPaiseOf(account, await viewActiveCreditPaise(tx, parties, orderId));
  if (amountPaise <= leftPaise) return;
  const left = rupeesOf(leftPaise);
  throw new AppError('credit.limit', { detail: creditMessages.limit(Math.max(0, left)), left });
}

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

/** Comes off what the customer owes, also below zero, and counts at once. Throws `credit.none` without an open account. */
export async function writeRefundLine(
  tx: Tx,
  { id: orderId, cityId, shopId, customerId }: Pick<OrderRow, 'id' | keyof Parties>,
  refundPaise: number,
): Promise<void> {
  const account = await lockAccountOf(tx, { shopId, customerId });
  if (!account || stateOf(account, 'customer') !== 'open') {
    throw new AppError('credit.none', { detail: creditMessages.noBookToRefund });
  }
  const line = { cityId, accountId: account.id, kind: 'refund', orderId, addedBy: 'shop' } as const;
  const entryId = await insertEntry(tx, { ...line, amountPaise: -refundPaise });
  await insertAnswer(tx, { cityId, entryId, isAgreed: true });
  await addToSums(tx, account.id, { balancePaise: -refundPaise });
}
