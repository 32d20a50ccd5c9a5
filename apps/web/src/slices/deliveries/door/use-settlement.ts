// What the deliverer enters in the dialog of 'Mark completed', and what comes of it.
import type * as contract from '@haat/contract/deliveries';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { useDialogDraft } from '../../../platform/forms/drafts.ts';
import { verificationSums, verifiedItems } from '../../orders/index.ts';
import type { Completion, TypedCompletion } from './completion.ts';
import { reportedPayments, settlementOf } from './settlement.ts';
import { sentenceOf } from './settlement-words.ts';

export function useSettlement(delivery: contract.Delivery, isCheckedHere: boolean, before: TypedCompletion) {
  const [typed, setTyped] = useDialogDraft(`completion ${delivery.id}`, before);
  const change = (part: Partial<TypedCompletion>): void => setTyped((now) => ({ ...now, ...part }));
  const { order, pay_by, payments } = delivery;
  const taken = isCheckedHere ? typed.taken : {};
  const { refused } = verificationSums(order, taken);
  const duePaise = Math.max(0, paiseOf(delivery.due) - paiseOf(refused));
  const settlement = settlementOf(duePaise, pay_by, typed);
  const payment = typed.payment ?? sentenceOf(payments, settlement, typed.reference);
  const completion: Completion = {
    payment: payment.trim(),
    payments: reportedPayments(settlement, typed.reference),
    ...(refused > 0 && { items: verifiedItems(order.items, taken, typed.reasons) }),
    typed,
  };
  return { typed, change, settlement, payment, completion, due: rupeesOf(duePaise) };
}
