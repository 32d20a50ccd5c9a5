// Paying an order: the way that the customer chooses, what they claim to have paid, and what the shop's bank says.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { PayMethod, UpiReference } from './payment-shapes.ts';
import { Amount, IdParams } from './schema.ts';

export const choosePayBy = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/pay_by/',
  who: 'person',
  summary: 'Choose how to pay, until the order is completed.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({ pay_by: PayMethod }),
  responses: { 200: Order },
  fails: ['order.cannot_change', 'upi.none', 'credit.none', 'credit.limit'],
});

export const claimUpi = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/paid_upi/',
  who: 'person',
  tells: 'limited',
  summary:
    "Claim to have paid by UPI. `reference` is the last 4 to 12 characters of the bank's reference. It replaces your own unanswered claim; amount 0 withdraws that. Once the order is completed, a claim can only be replaced by one of the same amount or more, and amount 0 counts as a denial.",
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    amount: Amount,
    reference: T.Optional(T.Union([UpiReference, T.Null()])),
  }),
  responses: { 200: Order },
  fails: ['order.cannot_pay'],
});

const PaymentParams = T.Object({ id: T.String(), payment_id: T.String() });

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/payments/{payment_id}/confirm/',
  who: 'retailer',
  tells: 'limited',
  summary:
    'The money came. Also up to 30 days after a denial, when it came late; of what only the deliverer told, at any time. Also while the shop is suspended.',
  params: PaymentParams,
  mayComeLate: true,
  responses: { 200: Order },
  fails: ['shop.not_verified', 'order.cannot_pay'],
});

export const denyPayment = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/payments/{payment_id}/deny/',
  who: 'retailer',
  tells: 'limited',
  summary: "The money didn't come. Also while the shop is suspended.",
  params: PaymentParams,
  mayComeLate: true,
  responses: { 200: Order },
  fails: ['shop.not_verified', 'answer.late'],
});
