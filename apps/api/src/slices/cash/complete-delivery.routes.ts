import * as deliveries from '@haat/contract/deliveries';
import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import * as orders from '@haat/contract/orders';
import { invalidInput } from '../../platform/app-error.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewChangedDelivery } from '../deliveries/index.ts';
import { viewAnsweredOrder } from '../orders/index.ts';
import type { ReportedPayment } from '../payments/index.ts';
import { cashMessages } from './cash.messages.ts';
import { completeDelivery } from './complete-delivery.ts';
import { countWrongPickUpCode, handOutOrder } from './hand-out-order.ts';

export const completionRoutes: Slice = ({ routes }) => {
  routes.write(deliveries.markCompleted, async ({ tx, actor, params, body, doneAt, language }) => {
    const deliveryId = pathId(params.id);
    const order = await completeDelivery(tx, actor, {
      deliveryId,
      payment: body.payment,
      expectedPaise: body.expected_amount === undefined ? undefined : paiseOf(body.expected_amount),
      items: body.items,
      reported: body.payments?.map(reportedPaymentOf),
      doneAt,
    });
    return viewChangedDelivery(tx, actor.userId, { deliveryId, order, language });
  });

  // Not `write`: a wrong code must be counted although the call is refused.
  routes.act(orders.handOutOrder, async (asked) => {
    const { actor, params, body, doneAt, tryInTx, inTx, language } = asked;
    const { code, no_code_reason: noCodeReason } = body;
    const orderId = pathId(params.id);
    if (code !== undefined) await tryInTx((tx) => countWrongPickUpCode(tx, actor, { orderId, code }));
    const handOut = {
      orderId,
      given: { code, noCodeReason },
      payment: body.payment ?? null,
      expectedPaise: body.expected_amount === undefined ? undefined : paiseOf(body.expected_amount),
      items: body.items,
      reported: body.payments?.map(reportedPaymentOf),
      doneAt,
    };
    return inTx(async (tx) => {
      const { shopId } = await handOutOrder(tx, actor, handOut);
      return viewAnsweredOrder(tx, shopId, { orderId, language, now: tx.now });
    });
  });
};

type PaymentBody = NonNullable<BodyOf<typeof deliveries.markCompleted>['payments']>[number];

/** Throws `input.invalid` for less cash than the amount, and for UPI without a reference. */
function reportedPaymentOf({ method, amount, received, reference }: PaymentBody): ReportedPayment {
  const [amountPaise, receivedPaise] = [paiseOf(amount), received == null ? null : paiseOf(received)];
  if (method === 'cash' && receivedPaise !== null && receivedPaise < amountPaise) {
    throw invalidInput({ 'payments.received': [cashMessages.receivedLess] });
  }
  if (method === 'upi' && reference == null) {
    throw invalidInput({ 'payments.reference': [cashMessages.referenceMissing] });
  }
  return {
    method,
    amountPaise,
    receivedPaise: method === 'cash' ? receivedPaise : null,
    reference: method === 'upi' ? (reference ?? null) : null,
  };
}
