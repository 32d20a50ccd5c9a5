// Refunds at the desk.
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { RefundOfOrder } from '../refunds.ts';
import { IdParams } from '../schema.ts';

export const payRefund = endpoint({
  method: 'POST',
  path: '/operator/refunds/{id}/paid/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary:
    "The money was given back, the operator's or a shop's. The audit has it, and the customer is told. A repeat changes nothing.",
  params: IdParams,
  responses: { 200: RefundOfOrder },
  fails: ['operator.own'],
});
