import { paiseOf } from '@haat/contract/money';
import * as desk from '@haat/contract/operator/payments';
import * as payments from '@haat/contract/payments';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { choosePayBy, viewCustomerOrder, viewOrderRecord, viewShopOrder } from '../orders/index.ts';
import { admitOnceVerified, getOwnShop } from '../shops/index.ts';
import { answerPayment, answerPaymentByOperator, type PaymentAnswer } from './answer-payment.ts';
import { claimUpi } from './claim-upi.ts';

export const customerPaymentRoutes: Slice = ({ routes }) => {
  routes.write(payments.choosePayBy, async ({ tx, actor, params, body, language }) => {
    const orderId = pathId(params.id);
    await choosePayBy(tx, actor, { orderId, payBy: body.pay_by });
    return viewCustomerOrder(tx, actor.userId, { orderId, language, now: tx.now });
  });

  routes.write(payments.claimUpi, async ({ tx, actor, params, body, language }) => {
    const orderId = pathId(params.id);
    const { amount, reference = null } = body;
    await claimUpi(tx, actor, { orderId, amountPaise: paiseOf(amount), reference });
    return viewCustomerOrder(tx, actor.userId, { orderId, language, now: tx.now });
  });
};

export const retailerPaymentRoutes: Slice = ({ routes }) => {
  for (const [spec, answer] of [
    [payments.confirmPayment, 'confirm'],
    [payments.denyPayment, 'deny'],
  ] as const) {
    routes.write(
      spec,
      async ({ tx, actor, params, language }) => {
        const asked = answerOf(params, answer);
        await answerPayment(tx, actor, asked);
        const shop = await getOwnShop(tx, actor.userId);
        return viewShopOrder(tx, shop, { orderId: asked.orderId, language, now: tx.now });
      },
      admitOnceVerified,
    );
  }
};

const answerOf = (
  params: { readonly id: string; readonly payment_id: string },
  answer: PaymentAnswer['answer'],
): PaymentAnswer => ({ orderId: pathId(params.id), paymentId: pathId(params.payment_id), answer });

export const operatorPaymentRoutes: Slice = ({ routes }) => {
  for (const [spec, answer] of [
    [desk.confirmPayment, 'confirm'],
    [desk.denyPayment, 'deny'],
  ] as const) {
    routes.write(spec, async ({ tx, actor, params, body }) => {
      const asked = answerOf(params, answer);
      await answerPaymentByOperator(tx, actor.userId, { ...asked, reason: body.reason ?? undefined });
      return viewOrderRecord(tx, asked.orderId);
    });
  }
};
