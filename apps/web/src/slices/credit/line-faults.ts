// What is wrong with an amount as it is typed.
import { limits } from '@haat/contract/limits';
import { readRupees } from '@haat/contract/typed-number';
import { formatRupees } from '../../ui/format/money.ts';
import { credit as words } from './credit.messages.ts';

/** Null for rupees above 0, with at most two decimals. */
export function amountFault(typed: string): string | null {
  const amount = readRupees(typed);
  if (!(amount > 0)) return words.amountFault;
  return amount > limits.priceRupees ? words.mostFault(formatRupees(limits.priceRupees)) : null;
}
