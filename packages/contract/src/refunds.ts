// Money that is given back for an order. An operator decides about it when closing a complaint.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { Refund } from './payment-shapes.ts';
import { Id, IdParams } from './schema.ts';

/** A refund with the id of its order. */
export const RefundOfOrder = T.Object({ ...Refund.properties, order: Id });
export type RefundOfOrder = T.Static<typeof RefundOfOrder>;

export const payRefund = endpoint({
  method: 'POST',
  path: '/shops/refunds/{id}/paid/',
  who: 'retailer',
  tells: 'limited',
  mayComeLate: true,
  summary:
    'You gave the money back. The customer is told. A repeat changes nothing. Also while the shop is suspended.',
  params: IdParams,
  responses: { 200: RefundOfOrder },
  fails: ['shop.not_verified'],
});
