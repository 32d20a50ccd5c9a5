// What customers paid for their orders, and how.
import type { Manifest } from '../manifest.ts';
import { providePayments } from '../orders/index.ts';
import { listClaimedOrders } from './open-payments.views.ts';
import { listPayments } from './payment.queries.ts';
import { paymentSubscribers } from './payments.events.ts';
import { customerPaymentRoutes, operatorPaymentRoutes, retailerPaymentRoutes } from './payments.routes.ts';

export const payments: Manifest<'payments'> = {
  start: (context) => {
    providePayments({ list: listPayments, claimed: listClaimedOrders });
    customerPaymentRoutes(context);
    retailerPaymentRoutes(context);
    operatorPaymentRoutes(context);
    paymentSubscribers(context);
  },
  tables: {
    distributed: ['payments'],
  },
};

export { answerPayment } from './answer-payment.ts';
export type { PaymentEvent } from './payment.event-types.ts';
export { listPayments } from './payment.queries.ts';
export { publishClaims, type ReportedPayment, settlePayments } from './settle-payments.ts';
