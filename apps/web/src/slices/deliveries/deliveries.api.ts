// The deliverer's only network: requests to take, deliveries to carry, and their three marks.
import { deliveries, type ErrorCode } from '@haat/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { isApiError } from '../../platform/api-error.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';
import { toastOnFailure, toastSuccess } from '../../platform/toast.ts';
import { pagedQuery } from '../../ui/paged-list.ts';

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

function keepDelivery(client: QueryClient, delivery: deliveries.Delivery): Promise<void> {
  client.setQueryData(keys.one(delivery.id), delivery);
  return invalidateDeliveries(client);
}

/** The lists are as they were said to be only after they have been asked again, so the act lasts until then. */
export const acceptRequest = mutationOptions({
  mutationFn: (id: number) => call(deliveries.acceptRequest, { params: { id } }),
  async onSuccess(delivery, _id, _result, { client }) {
    toastSuccess(successes.deliveryAccepted);
    await keepDelivery(client, delivery);
  },
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

export const markDelivery = (id: string) =>
  mutationOptions({
    mutationFn: (mark: Mark) => send(id, mark),
    onSuccess: (delivery, _mark, _result, { client }) => keepDelivery(client, delivery),
    onError(error, mark, _result, { client }) {
      toastOnFailure(markFailures[mark.action])(error);
      void invalidateDeliveries(client);
    },
  });

/** The rules' refusals of this slice, by code, so that the page can say why. */
export const codeOf = (error: unknown): ErrorCode | 'network' | null =>
  isApiError(error) ? error.code : null;
