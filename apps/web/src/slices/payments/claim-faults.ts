// What is wrong with a claim as it is typed.
import { paiseOf } from '@haat/contract/money';
import { readRupees } from '@haat/contract/typed-number';
import { isReference } from '@haat/contract/upi-reference';
import { formatRupees } from '../../ui/format/money.ts';
import { payments as words } from './payments.messages.ts';

/** As typed. */
export interface TypedClaim {
  readonly amount: string;
  readonly reference: string;
}

/** In rupees. `most` is what is due. `least` is what was claimed when the order was completed, else 0. */
export interface ClaimRange {
  readonly least: number;
  readonly most: number;
}

export function claimFaults({ amount, reference }: TypedClaim, { least, most }: ClaimRange) {
  const paise = paiseOf(readRupees(amount));
  const isInRange = paise > 0 && paise >= paiseOf(least) && paise <= paiseOf(most);
  return {
    amount: isInRange ? null : faultOf({ least, most }),
    reference: isReference(reference) ? null : words.referenceFault,
  };
}

function faultOf({ least, most }: ClaimRange): string {
  if (least === 0) return words.amountFault(formatRupees(most));
  return words.claimFault(formatRupees(least), least < most ? formatRupees(most) : null);
}
