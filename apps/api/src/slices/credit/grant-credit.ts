import { leftPaiseOf } from '@haat/contract/credit-machine';
import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { viewActiveCreditPaise } from './active-credit.views.ts';
import { creditMessages } from './credit.messages.ts';
import { lockAccountOf, type Parties } from './credit-account.queries.ts';
import { stateOf } from './credit-account.ts';

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
