// Who is told of a payment: the shop of a claim and of its withdrawal, the customer of a denial, and both of what an operator decided.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import type { EventMap } from '../../platform/events.ts';
import type { PaymentEvent, RefundPaid } from '../payments/index.ts';
import type { OrderFacts } from './facts.views.ts';
import type { NewNotification } from './notify.ts';
import { toCustomer, toRetailer } from './order-notifications.ts';
import { toCustomerMessages as customerTexts } from './to-customer.messages.ts';
import { toRetailerMessages as retailerTexts } from './to-retailer.messages.ts';

export type PaymentEventName = Extract<keyof EventMap, `payment.${string}`>;

type News = (facts: OrderFacts, event: PaymentEvent & { readonly wasDenied?: boolean }) => NewNotification[];

const moneyOf = (
  { orderId, shopName }: OrderFacts,
  { amountPaise, reason }: Pick<PaymentEvent, 'amountPaise' | 'reason'>,
) => ({
  number: orderNumber(orderId),
  shop: shopName,
  rupees: rupeesOf(amountPaise),
  reason,
});

export const paymentNotifications: Readonly<Record<PaymentEventName, News>> = {
  'payment.claimed': (facts, event) => [toRetailer(facts, retailerTexts.claimed(moneyOf(facts, event)))],
  'payment.denied': (facts, event) => {
    const money = moneyOf(facts, event);
    if (event.actorRole === 'customer') return [toRetailer(facts, retailerTexts.claimWithdrawn(money))];
    return [
      toCustomer(facts, customerTexts.denied(money)),
      ...(event.actorRole === 'operator' ? [toRetailer(facts, retailerTexts.denied(money))] : []),
    ];
  },
  'payment.left_open': (facts, event) => [
    toCustomer(facts, customerTexts.leftOpen(moneyOf(facts, event))),
    toRetailer(facts, retailerTexts.leftOpen(moneyOf(facts, event))),
  ],
  'payment.confirmed': (facts, event) => [
    ...(event.wasDenied ? [toCustomer(facts, customerTexts.confirmed(moneyOf(facts, event)))] : []),
    ...(event.actorRole === 'operator'
      ? [toRetailer(facts, retailerTexts.confirmed(moneyOf(facts, event)))]
      : []),
  ],
};

/** Of an order that ended without its goods. */
export const owedNotifications = (
  facts: OrderFacts,
  event: Pick<RefundPaid, 'amountPaise'>,
): NewNotification[] => [
  toCustomer(facts, customerTexts.refundOwed(moneyOf(facts, event))),
  toRetailer(facts, retailerTexts.refundOwed(moneyOf(facts, event))),
];

/** For the customer, who waits for the money. */
export const refundNotification = (facts: OrderFacts, { amountPaise, source }: RefundPaid): NewNotification =>
  toCustomer(
    facts,
    customerTexts.refunded({
      number: orderNumber(facts.orderId),
      shop: facts.shopName,
      rupees: rupeesOf(amountPaise),
      isFromShop: source === 'shop',
      reason: undefined,
    }),
  );
