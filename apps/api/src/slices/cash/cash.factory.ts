// Writes cash lines and publishes the events of the payments slice, so that tests of cash need no orders.
import { beforeIdsOf } from '@haat/contract/city-ids';
import type { PaidPart } from '@haat/contract/payment-machine';
import { publish } from '../../platform/events.ts';
import type { Client, TestAnswer } from '../../testing/client.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Retailer } from '../../testing/village.ts';
import { noteCityOfDeliverer } from '../orders/index.ts';
import type { PaymentEvent } from '../payments/index.ts';
import { settleCash } from './complete-delivery.ts';

export interface Trade {
  readonly testApp: TestApp;
  readonly cityId: number;
  readonly retailer: Retailer;
  readonly deliverer: Client;
}

let orders = 1_000_000;

type Order = Parameters<typeof settleCash>[1];

/** Writes the lines of an order of this price, whose customer paid in cash. Returns its id. */
export async function settle(
  { testApp, cityId, retailer, deliverer }: Trade,
  pricePaise: number,
  {
    payments = [],
    ...more
  }: Partial<Order> & {
    readonly payments?: readonly PaidPart[];
  } = {},
): Promise<number> {
  orders += 1;
  const orderId = beforeIdsOf(cityId) + orders;
  const order = { id: orderId, cityId, shopId: retailer.shopId, deliveryCostPaise: 2_000, ...more };
  await testApp.database.inTx(async (tx) => {
    await noteCityOfDeliverer(tx, deliverer.userId, cityId);
    await settleCash(tx, order, { delivererId: deliverer.userId, pricePaise, payments });
  });
  return orderId;
}

/** The shop's answer to a payment. */
export async function answerPayment(
  { testApp, cityId, retailer, deliverer }: Trade,
  orderId: number,
  {
    name,
    ...more
  }: Partial<PaymentEvent> & {
    readonly name: 'payment.denied' | 'payment.confirmed';
    readonly wasDenied?: boolean;
  },
): Promise<void> {
  const event = {
    orderId,
    cityId,
    shopId: retailer.shopId,
    customerId: retailer.userId,
    delivererId: deliverer.userId,
    paymentId: 1,
    amountPaise: 10_000,
    by: 'deliverer' as const,
    actorId: retailer.userId,
    actorRole: 'retailer' as const,
    wasDenied: false,
    ...more,
  };
  await testApp.database.inTx(async (tx) => {
    await noteCityOfDeliverer(tx, deliverer.userId, cityId);
    await publish(tx, name, event);
  });
}

/** To the shop of the trade, in rupees. */
export const handOver = (
  { deliverer, retailer }: Pick<Trade, 'deliverer' | 'retailer'>,
  amount: number,
  more: object = {},
): Promise<TestAnswer> =>
  deliverer.post('/deliveries/cash/hand_overs/', { shop: retailer.shopId, amount, ...more });

export const answerHandOver = (
  client: Client,
  { body }: TestAnswer,
  how: 'confirm' | 'dispute',
): Promise<TestAnswer> => {
  const reason = how === 'dispute' ? { reason: 'Only half of it came' } : undefined;
  return client.post(`/shops/cash/hand_overs/${body.id}/${how}/`, reason);
};
