// The API calls of the retailer's orders: lists, one order, accept and reject.
import * as orders from '@haat/contract/orders';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';
import { pagedQuery } from '../../platform/paged-list.ts';

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

export type OrderAnswer = 'accept' | 'reject';

const failureOf = { accept: failures.acceptOrder, reject: failures.rejectOrder } as const;

export const answerOrder = (id: string) =>
  mutationOptions({
    mutationFn: (answer: OrderAnswer) =>
      call(answer === 'accept' ? orders.acceptOrder : orders.rejectOrder, { params: { id } }),
    onSuccess(order, _answer, _result, { client }) {
      client.setQueryData(retailerOrderQuery(id).queryKey, order);
    },
    meta: {
      failure: (answer: OrderAnswer) => failureOf[answer],
      invalidates: [key],
      invalidatesOnFailure: true,
    },
  });
