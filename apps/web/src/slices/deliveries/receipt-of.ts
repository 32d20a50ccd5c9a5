// The receipt of a completed delivery.
import type * as contract from '@haat/contract/deliveries';
import type { ReceiptFacts } from '../orders/index.ts';

/** Its last payment was told at completion. */
const completedAt = ({ payments, slot }: contract.Delivery): string => payments.at(-1)?.at ?? slot.end;

export const receiptOf = (delivery: contract.Delivery): ReceiptFacts => ({
  ...delivery,
  ...delivery.order,
  at: completedAt(delivery),
});
