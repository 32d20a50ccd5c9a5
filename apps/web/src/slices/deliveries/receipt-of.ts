// The receipt of a completed delivery.
import type * as contract from '@haat/contract/deliveries';
import type { ReceiptFacts } from '../orders/index.ts';

export const receiptOf = (delivery: contract.Delivery): ReceiptFacts => ({
  ...delivery,
  ...delivery.order,
  at: delivery.completed_at ?? delivery.slot.end,
});
