import * as orders from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
import * as payments from '@haat/contract/payments';
import * as refunds from '@haat/contract/refunds';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox-entries.ts';
import { customerOrderQuery, retailerOrderQuery } from '../orders/index.ts';
import { orders as orderWords } from '../orders/orders.messages.ts';

/** The names of an order's choice, its claim, one of its payments and one of its refunds in the outbox. */
export const aboutChoice = (orderId: number): string => `pay-by ${orderId}`;
export const aboutClaim = (orderId: number): string => `claim ${orderId}`;
export const aboutPayment = (id: number): string => `payment ${id}`;
export const aboutRefund = (id: number): string => `refund ${id}`;

interface OfOrder {
  readonly orderId: number;
}

const params = ({ orderId }: OfOrder) => ({ params: { id: orderId } });

const ofCustomer = {
  title: ({ orderId }: OfOrder) => orderWords.title(orderId),
  failure: () => 'save' as const,
  invalidates: [['customer-orders']],
  onDone: (order: orders.Order, { orderId }: OfOrder, client: QueryClient) =>
    client.setQueryData(customerOrderQuery(String(orderId)).queryKey, order),
};

const loadOwn = (input: OfOrder, signal: AbortSignal): Promise<orders.Order> =>
  call(orders.customerOrder, { ...params(input), signal });

interface Choice extends OfOrder {
  readonly payBy: PayMethod;
}

export const choosePayBy = action({
  ...ofCustomer,
  kind: 'payments choose',
  about: ({ orderId }: Choice) => aboutChoice(orderId),
  name: ({ payBy }) => payBy,
  call: {
    choose: (input) => post(payments.choosePayBy, { ...params(input), body: { pay_by: input.payBy } }),
  },
  which: () => 'choose',
  readDone: (input) => async (signal) => {
    const order = await loadOwn(input, signal);
    return order.pay_by === input.payBy ? order : undefined;
  },
});

export interface Claim {
  /** In rupees. 0 withdraws the claim. */
  readonly amount: number;
  readonly reference: string | null;
}

interface SentClaim extends OfOrder, Claim {}

/** The claim that the shop hasn't answered. */
export const openClaim = ({ payments: all }: orders.Order) =>
  all.find(({ state, by }) => state === 'claimed' && by === 'customer');

const isClaimed = (order: orders.Order, { amount, reference }: Claim): boolean => {
  const claim = openClaim(order);
  return amount === 0 ? !claim : claim?.amount === amount && claim.reference === reference;
};

export const claimUpi = action({
  ...ofCustomer,
  kind: 'payments claim',
  about: ({ orderId }: SentClaim) => aboutClaim(orderId),
  name: ({ amount }) => (amount === 0 ? 'withdraw' : 'claim'),
  call: {
    claim: (input) =>
      post(payments.claimUpi, {
        ...params(input),
        body: { amount: input.amount, reference: input.reference },
      }),
  },
  which: () => 'claim',
  readDone: (input) => async (signal) => {
    const order = await loadOwn(input, signal);
    return isClaimed(order, input) ? order : undefined;
  },
});

/** The claim that waits, or that the server refused later. */
export const claimOf = (entry: OutboxEntry | undefined): Claim | undefined =>
  entry?.input as SentClaim | undefined; // of `claimUpi`

export type PaymentAnswer = 'confirm' | 'deny';

interface AnsweredPayment extends OfOrder {
  readonly paymentId: number;
  readonly answer: PaymentAnswer;
}

const paymentParams = ({ orderId, paymentId }: AnsweredPayment) => ({
  params: { id: orderId, payment_id: paymentId },
});

const answered = { confirm: 'confirmed', deny: 'denied' } as const;

export const answerPayment = action({
  kind: 'payments answer',
  about: ({ paymentId }: AnsweredPayment) => aboutPayment(paymentId),
  title: ({ orderId }) => orderWords.title(orderId),
  call: {
    confirm: (input) => post(payments.confirmPayment, paymentParams(input)),
    deny: (input) => post(payments.denyPayment, paymentParams(input)),
  },
  which: ({ answer }) => answer,
  failure: () => 'save',
  invalidates: [['retailer-orders']],
  readDone: (input) => async (signal) => {
    const order = await call(orders.retailerOrder, { ...params(input), signal });
    const payment = order.payments.find(({ id }) => id === input.paymentId);
    return payment?.state === answered[input.answer] ? order : undefined;
  },
  onDone: (order: orders.Order, { orderId }, client) =>
    client.setQueryData(retailerOrderQuery(String(orderId)).queryKey, order),
});

interface PaidRefund extends OfOrder {
  readonly refundId: number;
}

export const payRefund = action({
  kind: 'payments refund',
  about: ({ refundId }: PaidRefund) => aboutRefund(refundId),
  title: ({ orderId }) => orderWords.title(orderId),
  name: () => 'paid',
  call: { paid: ({ refundId }) => post(refunds.payRefund, { params: { id: refundId } }) },
  which: () => 'paid',
  failure: () => 'save',
  invalidates: [['retailer-orders']],
  readDone: (input) => async (signal) => {
    const order = await call(orders.retailerOrder, { ...params(input), signal });
    const refund = order.refunds.find(({ id }) => id === input.refundId);
    return refund?.state === 'paid' ? { ...refund, order: input.orderId } : undefined;
  },
  onDone: (paid: refunds.RefundOfOrder, { orderId }, client) =>
    client.setQueryData(
      retailerOrderQuery(String(orderId)).queryKey,
      (order: orders.Order | undefined) => order && withRefund(order, paid),
    ),
});

const withRefund = (order: orders.Order, { order: _, ...paid }: refunds.RefundOfOrder): orders.Order => ({
  ...order,
  refunds: order.refunds.map((refund) => (refund.id === paid.id ? paid : refund)),
});
