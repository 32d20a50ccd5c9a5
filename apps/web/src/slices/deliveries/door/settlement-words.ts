// What the deliverer reads about a settlement, and the sentence for the payment details.
import type * as contract from '@haat/contract/deliveries';
import { rupeesOf } from '@haat/contract/money';
import { plainReference } from '@haat/contract/upi-reference';
import { formatRupees } from '../../../ui/format/money.ts';
import { money } from '../../orders/order/money.messages.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import type { Settlement, SettlementFault } from './settlement.ts';

const rupees = (paise: number): string => formatRupees(rupeesOf(paise));

/** How what is due is to be collected. Credit collects nothing. */
export function toCollect({ due, pay_by }: contract.Delivery): {
  readonly amount: number;
  readonly by?: string;
  readonly isOnCredit?: boolean;
} {
  if (due === 0) return { amount: 0 };
  if (pay_by === 'credit') return { amount: 0, isOnCredit: true };
  return { amount: due, by: pay_by === 'upi' ? words.byUpiWord : words.byCashWord };
}

/** The field has the most that it takes in `most`. */
export const faultWords = (fault: SettlementFault | undefined, most: number): string | null =>
  fault === undefined
    ? null
    : {
        amount: words.amountFault,
        tooMuch: words.tooMuch(rupees(most)),
        tooLittle: words.tooLittle(rupees(most)),
        reference: words.referenceFault,
      }[fault];

const cashWords = ({ cashPaise, receivedPaise, changePaise }: Settlement): string =>
  changePaise > 0 && receivedPaise !== undefined
    ? words.cashWithChange(rupees(cashPaise), rupees(receivedPaise), rupees(changePaise))
    : `${money.methods.cash} ${rupees(cashPaise)}`;

/** 'Cash ₹262, UPI ₹200 (4821)' */
export function sentenceOf(
  claimed: contract.Delivery['payments'],
  settlement: Settlement,
  reference: string,
): string {
  const { upiPaise, creditPaise, cashPaise } = settlement;
  const upiWords = (amount: string, end: string | null): string =>
    end ? `${money.methods.upi} ${amount} (${end})` : `${money.methods.upi} ${amount}`;
  const parts = [
    ...claimed
      .filter(({ state }) => state !== 'denied')
      .map(({ amount, reference: end }) => upiWords(formatRupees(amount), end)),
    ...(cashPaise > 0 ? [cashWords(settlement)] : []),
    ...(upiPaise > 0 ? [upiWords(rupees(upiPaise), plainReference(reference))] : []),
    ...(creditPaise > 0 ? [`${money.methods.credit} ${rupees(creditPaise)}`] : []),
  ];
  return parts.join(', ') || words.nothingDue;
}
