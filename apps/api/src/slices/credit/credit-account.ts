import type { CreditState } from '@haat/contract/credit-machine';
import { AppError } from '../../platform/app-error.ts';
import { creditMessages } from './credit.messages.ts';

interface AccountFlags {
  readonly answer: 'offered' | 'open' | 'refused';
  readonly isClosed: boolean;
  readonly isOver: boolean;
}

/** A refused offer can be made again, whether the account was closed or not. */
export function stateOf({ answer, isClosed, isOver }: AccountFlags): CreditState {
  if (answer === 'refused') return 'refused';
  return isClosed || isOver ? 'closed' : answer;
}

/** Throws `credit.none` once one of the two has deleted their account. */
export function requireBothSides({ isOver }: Pick<AccountFlags, 'isOver'>): void {
  if (isOver) throw new AppError('credit.none', { detail: creditMessages.noBook });
}

/** Lines can be added once the customer has agreed, also after the account is closed. Throws `credit.none`. */
export function requireBook(account: AccountFlags): void {
  requireBothSides(account);
  if (account.answer !== 'open') throw new AppError('credit.none', { detail: creditMessages.noBook });
}

/** How a line that waits counts in its account's waiting sums. */
export const waitingSumsOf = (amountPaise: number, kind: 'payment' | 'correction') => ({
  waitingPaise: amountPaise,
  waitingAddedPaise: kind === 'correction' ? Math.max(0, amountPaise) : 0,
  waitingLines: 1,
});
