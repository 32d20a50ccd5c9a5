// The API calls of the retailer's orders: lists, one order, accept and reject.
import * as orders from '@haat/contract/orders';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { answerOrState } from '../../platform/done-anyway.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';
import { isKept } from '../../platform/outbox/kept.ts';
import { sendOrKeep } from '../../platform/outbox/send-or-keep.ts';
import { forgetRefused } from '../../platform/outbox/use-outbox.ts';
import { pagedQuery } from '../../platform/paged-list.ts';
import { hasBeen } from './has-been.ts';
import { orders as words } from './orders.messages.ts';

export type OrderTab = 'active' | 'previous';

const key = ['retailer-orders'] as const;

export const retailerOrdersQuery = (tab: OrderTab) => ({
  ...pagedQuery({
    queryKey: [...key, tab],
    load: (query, signal) =>
      call(tab === 'active' ? orders.retailerOrders : orders.retailerPreviousOrders, { query, signal }),
  }),
  ...live,
});

export const retailerOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(orders.retailerOrder, { params: { id }, signal }),
    ...live,
  });

/** Whether the retailer still has to accept or reject an order. False if it can't be loaded. */
export async function isOrderWaiting(client: QueryClient, id: string): Promise<boolean> {
  const { queryKey, queryFn } = retailerOrderQuery(id);
  return client.fetchQuery({ queryKey, queryFn, meta: { failure: null } }).then(
    ({ status }) => status === 'INITIATED',
    () => false,
  );
}

export type OrderAnswer = 'accept' | 'reject';

const failureOf = { accept: 'acceptOrder', reject: 'rejectOrder' } as const;

/** The name of an order in the outbox. */
export const aboutOrder = (id: string): string => `order ${id}`;

function sendAnswer(id: string, answer: OrderAnswer) {
  forgetRefused(aboutOrder(id));
  return sendOrKeep(
    answer === 'accept' ? orders.acceptOrder : orders.rejectOrder,
    { params: { id } },
    {
      about: aboutOrder(id),
      name: answer,
      title: words.title(id),
      failure: failureOf[answer],
      answerKey: retailerOrderQuery(id).queryKey,
      invalidates: [key],
    },
  );
}

export const answerOrder = (id: string) =>
  mutationOptions({
    mutationFn: (answer: OrderAnswer) =>
      answerOrState(
        () => sendAnswer(id, answer),
        async (signal) => {
          const order = await call(orders.retailerOrder, { params: { id }, signal });
          return hasBeen(order, answer === 'accept' ? 'ACCEPTED' : 'REJECTED') ? order : undefined;
        },
      ),
    onSuccess(order, _answer, _result, { client }) {
      if (order !== isKept) client.setQueryData(retailerOrderQuery(id).queryKey, order);
    },
    meta: {
      failure: (answer: OrderAnswer) => failures[failureOf[answer]],
      invalidates: [key],
      invalidatesOnFailure: true,
    },
  });
