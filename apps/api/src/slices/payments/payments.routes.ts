import type { Language } from '@haat/contract/languages';
import { paiseOf } from '@haat/contract/money';
import * as desk from '@haat/contract/operator/payments';
import * as payments from '@haat/contract/payments';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
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
  routes.write(
    payments.confirmPayment,
    ({ tx, actor, params, language }) => answerAsShop(tx, actor, answerOf(params, 'confirm'), language),
    admitOnceVerified,
  );

  routes.write(
    payments.denyPayment,
    ({ tx, actor, params, language }) => answerAsShop(tx, actor, answerOf(params, 'deny'), language),
    admitOnceVerified,
  );
};

async function answerAsShop(tx: Tx, actor: Actor, answer: PaymentAnswer, language: Language) {
  await answerPayment(tx, actor, answer);
  const shop = await getOwnShop(tx, actor.userId);
  return viewShopOrder(tx, shop, { orderId: answer.orderId, language, now: tx.now });
}

const answerOf = (
  params: { readonly id: string; readonly payment_id: string },
  answer: PaymentAnswer['answer'],
): PaymentAnswer => ({ orderId: pathId(params.id), paymentId: pathId(params.payment_id), answer });

export const operatorPaymentRoutes: Slice = ({ routes }) => {
  routes.write(desk.confirmPayment, ({ tx, actor, params, body }) =>
    answerAsOperator(tx, actor, { ...answerOf(params, 'confirm'), reason: body.reason }),
  );

  routes.write(desk.denyPayment, ({ tx, actor, params, body }) =>
    answerAsOperator(tx, actor, { ...answerOf(params, 'deny'), reason: body.reason }),
  );
};

async function answerAsOperator(
  tx: Tx,
  actor: Actor,
  { reason, ...answer }: PaymentAnswer & { readonly reason?: string | null | undefined },
) {
  await answerPaymentByOperator(tx, actor.userId, { ...answer, reason: reason ?? undefined });
  return viewOrderRecord(tx, answer.orderId, actor.userId);
}
