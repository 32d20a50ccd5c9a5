// What customers paid for their orders, and how.
import type { Manifest } from '../manifest.ts';
import { providePayments } from '../orders/index.ts';
import { listClaimedOrders } from './open-payments.views.ts';
import { listPayments } from './payment.queries.ts';
import { paymentSubscribers } from './payments.events.ts';
import { customerPaymentRoutes, operatorPaymentRoutes, retailerPaymentRoutes } from './payments.routes.ts';
import { listRefunds } from './refund.queries.ts';
import { refundRoutes } from './refund.routes.ts';

export const payments: Manifest<'payments'> = {
  start: (context) => {
    providePayments({ list: listPayments, claimed: listClaimedOrders, refunds: listRefunds });
    customerPaymentRoutes(context);
    retailerPaymentRoutes(context);
    operatorPaymentRoutes(context);
    refundRoutes(context);
    paymentSubscribers(context);
  },
  tables: {
    distributed: ['payments', 'refunds'],
  },
};

export { answerPayment } from './answer-payment.ts';
export type { PaymentEvent, RefundPaid } from './payment.event-types.ts';
export { listPayments } from './payment.queries.ts';
export { type NewRefund, payRefundByOperator, refundOrder } from './refund-order.ts';
export { publishClaims, type ReportedPayment, settlePayments } from './settle-payments.ts';
