// The deliverer's only network: requests to take, deliveries to carry, and their three marks.
import * as deliveries from '@haat/contract/deliveries';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';
import { pagedQuery } from '../../platform/paged-list.ts';
import { withoutItem } from '../../platform/pages.ts';
import { toastOnFailure, toastSuccess } from '../../platform/toast.ts';

const keys = {
  list: ['deliveries', 'list'],
  requests: ['deliveries', 'requests'],
  one: (id: string | number) => ['deliveries', 'one', String(id)],
} as const;

export const deliveriesQuery = {
  ...pagedQuery({
    queryKey: keys.list,
    load: (query, signal) => call(deliveries.listDeliveries, { query, signal }),
  }),
  ...live,
};

export const requestsQuery = {
  ...pagedQuery({
    queryKey: keys.requests,
    load: (query, signal) => call(deliveries.listRequests, { query, signal }),
  }),
  ...live,
};

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(deliveries.getDelivery, { params: { id }, signal }),
    ...live,
  });

export const invalidateDeliveries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['deliveries'] });

/** What the server said is shown at once; the lists follow when they have been asked again. */
function keepDelivery(client: QueryClient, delivery: deliveries.Delivery): void {
  client.setQueryData(keys.one(delivery.id), delivery);
  void invalidateDeliveries(client);
}

export const acceptRequest = mutationOptions({
  mutationFn: (id: number) => call(deliveries.acceptRequest, { params: { id } }),
  onSuccess(delivery, id, _result, { client }) {
    toastSuccess(successes.deliveryAccepted);
    client.setQueryData(requestsQuery.queryKey, (data) => data && withoutItem(data, id));
    keepDelivery(client, delivery);
  },
  meta: { failure: failures.acceptDelivery },
  onError(error, _id, _result, { client }) {
    toastOnFailure(failures.acceptDelivery)(error);
    void invalidateDeliveries(client);
  },
});

export type Mark =
  | { readonly action: 'picked_up' }
  | { readonly action: 'delivered' }
  | { readonly action: 'completed'; readonly payment: string };

const markFailures = {
  picked_up: failures.markPickedUp,
  delivered: failures.markDelivered,
  completed: failures.markCompleted,
} as const;

function send(id: string, mark: Mark): Promise<deliveries.Delivery> {
  const params = { id };
  if (mark.action === 'picked_up') return call(deliveries.markPickedUp, { params });
  if (mark.action === 'delivered') return call(deliveries.markDelivered, { params });
  return call(deliveries.markCompleted, { params, body: { payment: mark.payment } });
}

export const recordDeliveryAction = (id: string) =>
  mutationOptions({
    mutationFn: (mark: Mark) => send(id, mark),
    onSuccess: (delivery, _mark, _result, { client }) => keepDelivery(client, delivery),
    meta: { failure: Object.values(markFailures) },
    onError(error, mark, _result, { client }) {
      toastOnFailure(markFailures[mark.action])(error);
      void invalidateDeliveries(client);
    },
  });
