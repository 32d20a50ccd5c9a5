// What the deliverer reads about a settlement, and the sentence for the payment details.
import type * as contract from '@haat/contract/deliveries';
import { rupeesOf } from '@haat/contract/money';
import { paymentSentence, type SentencePart } from '@haat/contract/payment-sentence';
import { plainReference } from '@haat/contract/upi-reference';
import { getLanguage } from '../../../platform/language.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import type { Settlement, SettlementFault } from './settlement.ts';

const rupees = (paise: number): string => formatRupees(rupeesOf(paise));

/** How what is due is to be collected. Credit collects nothing. */
export function toCollect({ due, pay_by }: contract.Delivery): {
  readonly amount: number;
  readonly by?: string;
  readonly isOnCredit?: boolean;
} {
  // Below 0, the shop gives back what was paid too much.
  if (due <= 0) return { amount: 0 };
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

function cashPart({ cashPaise, receivedPaise, changePaise }: Settlement): SentencePart {
  const cash = { method: 'cash', amount: rupees(cashPaise) } as const;
  return changePaise > 0 && receivedPaise !== undefined
    ? { ...cash, received: rupees(receivedPaise), change: rupees(changePaise) }
    : cash;
}

const upiPart = (amount: string, reference: string | null): SentencePart => ({
  method: 'upi',
  amount,
  ...(reference && { reference }),
});

/** 'Cash ₹262, UPI ₹200 (4821)' */
export function sentenceOf(
  claimed: contract.Delivery['payments'],
  settlement: Settlement,
  reference: string,
): string {
  const { upiPaise, creditPaise, cashPaise } = settlement;
  const parts: SentencePart[] = [
    ...claimed
      .filter(({ state }) => state !== 'denied')
      .map(({ amount, reference: end }) => upiPart(formatRupees(amount), end)),
    ...(cashPaise > 0 ? [cashPart(settlement)] : []),
    ...(upiPaise > 0 ? [upiPart(rupees(upiPaise), plainReference(reference))] : []),
    ...(creditPaise > 0 ? [{ method: 'credit', amount: rupees(creditPaise) } as const] : []),
  ];
  return paymentSentence(parts, getLanguage());
}
