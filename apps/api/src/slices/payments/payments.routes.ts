import { paiseOf } from '@haat/contract/money';
import * as desk from '@haat/contract/operator/payments';
import * as payments from '@haat/contract/payments';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { choosePayBy, viewCustomerOrder, viewOrderRecord, viewShopOrder } from '../orders/index.ts';
import { getOwnShop, requireOnceVerified } from '../shops/index.ts';
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
  routes.write(payments.confirmPayment, async ({ tx, actor, params, language }) => {
    await answerAsShop(tx, actor, answerOf(params, 'confirm'));
    return viewForShop(tx, actor, { orderId: pathId(params.id), language });
  });

  routes.write(payments.denyPayment, async ({ tx, actor, params, language }) => {
    await answerAsShop(tx, actor, answerOf(params, 'deny'));
    return viewForShop(tx, actor, { orderId: pathId(params.id), language });
  });
};

type AskedOrder = Omit<Parameters<typeof viewShopOrder>[2], 'now'>;

const viewForShop = async (tx: Tx, { userId }: Actor, asked: AskedOrder) =>
  viewShopOrder(tx, await getOwnShop(tx, userId), { ...asked, now: tx.now });

/** A suspended shop gets its money, too. */
async function answerAsShop(tx: Tx, actor: Actor, input: PaymentAnswer): Promise<void> {
  if (!actor.isShopVerified) await requireOnceVerified(tx, actor.userId);
  await answerPayment(tx, actor, input);
}

const answerOf = (
  params: { readonly id: string; readonly payment_id: string },
  answer: PaymentAnswer['answer'],
): PaymentAnswer => ({ orderId: pathId(params.id), paymentId: pathId(params.payment_id), answer });

export const operatorPaymentRoutes: Slice = ({ routes }) => {
  routes.write(desk.confirmPayment, async ({ tx, actor, params, body }) => {
    const answer = answerOf(params, 'confirm');
    await answerPaymentByOperator(tx, actor.userId, { ...answer, reason: body.reason ?? undefined });
    return viewOrderRecord(tx, answer.orderId);
  });

  routes.write(desk.denyPayment, async ({ tx, actor, params, body }) => {
    const answer = answerOf(params, 'deny');
    await answerPaymentByOperator(tx, actor.userId, { ...answer, reason: body.reason ?? undefined });
    return viewOrderRecord(tx, answer.orderId);
  });
};
