// What is wrong with a claim as it is typed.
import { paiseOf } from '@haat/contract/money';
import { readRupees } from '@haat/contract/typed-number';
import { formatRupees } from '../../ui/format/money.ts';
import { payments as words } from './payments.messages.ts';

/** As typed. */
export interface TypedClaim {
  readonly amount: string;
  readonly reference: string;
}

/** `most` is what is due, in rupees. */
export function claimFaults({ amount, reference }: TypedClaim, most: number) {
  const paise = paiseOf(readRupees(amount));
  return {
    amount: paise > 0 && paise <= paiseOf(most) ? null : words.amountFault(formatRupees(most)),
    reference: /^[A-Za-z0-9]{4,12}$/.test(reference.trim()) ? null : words.referenceFault,
  };
}
