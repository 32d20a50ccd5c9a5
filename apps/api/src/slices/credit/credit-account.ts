import type { CreditSide, CreditState } from '@haat/contract/credit-machine';
import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { creditMessages } from './credit.messages.ts';

interface AccountFlags {
  readonly answer: 'offered' | 'open' | 'refused';
  readonly isClosed: boolean;
  readonly isOver: boolean;
  /** Of a paper account. */
  readonly paperName: string | null;
  readonly isPaperRefused: boolean;
}

export const isPaper = ({ paperName }: Pick<AccountFlags, 'paperName'>): boolean => paperName !== null;

/**
 * As this side sees it: a paper account is open for its shop, and an offer for its person. A refused offer can be made again,
 * whether the account was closed or not.
 */
export function stateOf(account: AccountFlags, side: CreditSide): CreditState {
  const { answer, isClosed, isOver, isPaperRefused } = account;
  if (answer === 'refused' || (isPaperRefused && side === 'customer')) return 'refused';
  if (isClosed || isOver) return 'closed';
  return isPaper(account) && side === 'customer' ? 'offered' : answer;
}

/** Throws `credit.none` once one of the two has deleted their account. */
export function requireBothSides({ isOver }: Pick<AccountFlags, 'isOver'>): void {
  if (isOver) throw new AppError('credit.none', { detail: creditMessages.noBook });
}

/** Lines can be added once both sides have agreed, also after the account is closed. Throws `credit.none`. */
export function requireBook(account: AccountFlags, side: CreditSide): void {
  requireBothSides(account);
  const isOpen = account.answer === 'open' && (side === 'shop' || !isPaper(account));
  if (!isOpen) throw new AppError('credit.none', { detail: creditMessages.noBook });
}

/** Throws `credit.too_much` for a payment of more than this. */
export function requireOwed(paidPaise: number, owedPaise: number): void {
  const mostPaise = Math.max(0, owedPaise);
  if (paidPaise <= mostPaise) return;
  throw new AppError('credit.too_much', { detail: creditMessages.tooMuch(rupeesOf(mostPaise)) });
}

/** How a line that waits counts in its account's waiting sums. */
export const waitingSumsOf = (amountPaise: number) => ({
  waitingPaise: amountPaise,
  waitingAddedPaise: Math.max(0, amountPaise),
  waitingLines: 1,
});
