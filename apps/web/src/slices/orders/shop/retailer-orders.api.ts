import type { BodyOf, QueryOf } from '@haat/contract/endpoint';
import type { WithdrawReason } from '@haat/contract/order-endings';
import * as orders from '@haat/contract/orders';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/http.ts';
import { action, post } from '../../../platform/outbox/action.ts';
import { live } from '../../../platform/queries/live.ts';
import { pagedQuery } from '../../../platform/queries/paged-list.ts';
import { hasBeen } from '../order/has-been.ts';
import { orders as words } from '../orders.messages.ts';
import { retailerOrdersKey as key, retailerOrderQuery } from './retailer-order.api.ts';

export type OrderTab = 'active' | 'previous';

export const retailerOrdersQuery = (tab: OrderTab) => ({
  ...pagedQuery({
    queryKey: [...key, tab],
    load: (query, signal) =>
      call(tab === 'active' ? orders.retailerOrders : orders.retailerPreviousOrders, { query, signal }),
  }),
  ...live,
});

const partQuery = (name: string, which: QueryOf<typeof orders.retailerOrders>) => ({
  ...pagedQuery({
    queryKey: [...key, name],
    load: (page, signal) => call(orders.retailerOrders, { query: { ...page, ...which }, signal }),
  }),
  ...live,
  // The list of all active orders says it already.
  meta: { failure: null },
});

/** The orders that the retailer has to accept or reject. */
export const toAnswerQuery = partQuery('to answer', { status: 'INITIATED' });

/** Those to pack, before and after a deliverer has accepted them. */
export const acceptedQuery = partQuery('accepted', { status: 'ACCEPTED' });
export const assignedQuery = partQuery('assigned', { status: 'ASSIGNED' });

/** Those with a payment that the shop hasn't answered, also ended ones. */
export const claimedQuery = partQuery('claimed', { payments: 'claimed' });

/** Whether the retailer still has to accept or reject an order. False if it can't be loaded. */
export async function isOrderWaiting(client: QueryClient, id: string): Promise<boolean> {
  const { queryKey, queryFn } = retailerOrderQuery(id);
  return client.fetchQuery({ queryKey, queryFn, meta: { failure: null } }).then(
    ({ status }) => status === 'INITIATED',
    () => false,
  );
}

export type OrderAnswer = 'accept' | 'reject' | 'withdraw' | 'ready' | 'hand_out';

/** What the shop tells of the customer who fetched an order. */
export type HandOut = BodyOf<typeof orders.handOutOrder>;

/** Why the shop ends an order. */
export interface Why {
  readonly reason?: WithdrawReason;
  readonly note?: string;
}

/** The name of an order in the outbox. */
export const aboutOrder = (id: string): string => `order ${id}`;

interface AnsweredOrder {
  readonly id: number;
  readonly answer: OrderAnswer;
  readonly why?: Why;
  /** Only with `hand_out`. */
  readonly handOut?: HandOut;
}

const params = ({ id }: AnsweredOrder) => ({ params: { id } });

const statusAfter = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  withdraw: 'CANCELLED',
  hand_out: 'COMPLETED',
} as const;
const failureOf = {
  accept: 'acceptOrder',
  reject: 'rejectOrder',
  withdraw: 'cancelOrder',
  ready: 'save',
  hand_out: 'save',
} as const;

const isDone = (order: orders.Order, answer: OrderAnswer): boolean =>
  answer === 'ready' ? order.ready_at !== null : hasBeen(order, statusAfter[answer]);

export const answerOrder = action({
  kind: 'retailer-orders answer',
  about: ({ id }: AnsweredOrder) => aboutOrder(String(id)),
  title: ({ id }) => words.title(id),
  call: {
    accept: (input) => post(orders.acceptOrder, params(input)),
    reject: (input) =>
      // its dialog offers only its reasons
      post(orders.rejectOrder, {
        ...params(input),
        body: (input.why ?? {}) as BodyOf<typeof orders.rejectOrder>,
      }),
    withdraw: (input) =>
      // its dialog asks for a reason
      post(orders.withdrawOrder, {
        ...params(input),
        body: input.why as BodyOf<typeof orders.withdrawOrder>,
      }),
    ready: (input) => post(orders.readyOrder, params(input)),
    hand_out: (input) => post(orders.handOutOrder, { ...params(input), body: input.handOut ?? {} }),
  },
  which: ({ answer }) => answer,
  failure: ({ answer }) => failureOf[answer],
  invalidates: [key],
  readDone: (input) => async (signal) => {
    const order = await call(orders.retailerOrder, { ...params(input), signal });
    return isDone(order, input.answer) ? order : undefined;
  },
  onDone: (order: orders.Order, { id }, client) =>
    client.setQueryData(retailerOrderQuery(String(id)).queryKey, order),
});
