// What is wrong with an amount as it is typed.
import { readRupees } from '@haat/contract/typed-number';
import { formatRupees } from '../../ui/format/money.ts';
import { cash as words } from './cash.messages.ts';

/** Null for rupees above 0 and up to `most`, with at most two decimals. */
export function amountFault(typed: string, most: number): string | null {
  const amount = readRupees(typed);
  if (!(amount > 0)) return words.amountFault;
  return amount > most ? words.mostFault(formatRupees(most)) : null;
}
