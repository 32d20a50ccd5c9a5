// What the deliverer enters in the dialog of 'Mark completed', and what comes of it.
import type * as contract from '@haat/contract/deliveries';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { useDialogDraft } from '../../../platform/forms/drafts.ts';
import { verificationSums, verifiedItems } from '../../orders/index.ts';
import type { Completion, TypedCompletion } from './completion.ts';
import { reportedPayments, settlementOf } from './settlement.ts';
import { sentenceOf } from './settlement-words.ts';

/** What is settled: a delivery at the door, or an order that its customer fetches. */
interface Settled extends Pick<contract.Delivery, 'pay_by' | 'payments' | 'due'> {
  readonly id: number | string;
  readonly order: Pick<contract.Delivery['order'], 'delivery_cost'> & {
    readonly items: Parameters<typeof verifiedItems>[0] & Parameters<typeof verificationSums>[0]['items'];
  };
}

export function useSettlement(delivery: Settled, isCheckedHere: boolean, before: TypedCompletion) {
  const [typed, setTyped] = useDialogDraft(`completion ${delivery.id}`, before);
  const change = (part: Partial<TypedCompletion>): void => setTyped((now) => ({ ...now, ...part }));
  const { order, pay_by, payments } = delivery;
  const taken = isCheckedHere ? typed.taken : {};
  const { refused } = verificationSums(order, taken);
  const leftPaise = paiseOf(delivery.due) - paiseOf(refused);
  const duePaise = Math.max(0, leftPaise);
  const settlement = settlementOf(duePaise, pay_by, typed);
  const payment = typed.payment ?? sentenceOf(payments, settlement, typed.reference);
  const completion: Completion = {
    payment: payment.trim(),
    payments: reportedPayments(settlement, typed.reference),
    ...(refused > 0 && { items: verifiedItems(order.items, taken, typed.reasons) }),
    typed,
  };
  return {
    typed,
    change,
    settlement,
    payment,
    completion,
    due: rupeesOf(duePaise),
    /** What was paid before some of it was weighed or refused. */
    giveBack: rupeesOf(duePaise - leftPaise),
  };
}
