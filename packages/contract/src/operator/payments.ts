// An order's payments at the desk, where a shop and its customer don't agree about one.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { optionalText } from '../schema.ts';
import { OrderRecord } from './orders.ts';

const answer = {
  method: 'POST',
  perMinute: limits.ringsPerMinute,
  params: T.Object({ id: T.String(), payment_id: T.String() }),
  body: T.Object({ reason: optionalText(limits.reason) }),
  responses: { 200: OrderRecord },
} as const;

export const confirmPayment = endpoint({
  ...answer,
  who: 'operator',
  tells: 'limited',
  path: '/operator/orders/{id}/payments/{payment_id}/confirm/',
  summary: 'The money came to the shop. Shop, customer and deliverer are told.',
  fails: ['order.cannot_pay', 'operator.own'],
});

export const denyPayment = endpoint({
  ...answer,
  who: 'operator',
  tells: 'limited',
  path: '/operator/orders/{id}/payments/{payment_id}/deny/',
  summary:
    'The money did not come to the shop. Shop, customer and deliverer are told. To deny it again with a reason settles it: it stays denied, the shop can no longer confirm it, it keeps nobody from deleting their account, and nobody is told.',
  fails: ['answer.late', 'operator.own'],
});
