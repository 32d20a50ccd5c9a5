// The API calls of the deliverer: requests, deliveries and the three delivery actions.
import * as deliveries from '@haat/contract/deliveries';
import type { DeliveryAction } from '@haat/contract/order-machine';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';
import { pagedQuery } from '../../platform/paged-list.ts';
import { withoutItem } from '../../platform/pages.ts';

const deliveriesKey = ['deliveries'] as const;
const keys = {
  list: [...deliveriesKey, 'list'],
  requests: [...deliveriesKey, 'requests'],
  one: (id: string | number) => [...deliveriesKey, 'one', String(id)],
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

/** Show the answer at once. The lists load again. */
const keepDelivery = (client: QueryClient, delivery: deliveries.Delivery): void =>
  void client.setQueryData(keys.one(delivery.id), delivery);

export const acceptRequest = mutationOptions({
  mutationFn: (id: number) => call(deliveries.acceptRequest, { params: { id } }),
  onSuccess(delivery, id, _result, { client }) {
    client.setQueryData(requestsQuery.queryKey, (data) => data && withoutItem(data, id));
    keepDelivery(client, delivery);
  },
  meta: {
    failure: failures.acceptDelivery,
    success: successes.deliveryAccepted,
    invalidates: [deliveriesKey],
    invalidatesOnFailure: true,
  },
});

interface DeliveryActionInput {
  readonly action: DeliveryAction;
  /** How the customer paid. Only with `completed`. */
  readonly payment?: string;
}

const actionFailures = {
  picked_up: failures.markPickedUp,
  delivered: failures.markDelivered,
  completed: failures.markCompleted,
} as const;

function send(id: string, { action, payment = '' }: DeliveryActionInput): Promise<deliveries.Delivery> {
  const params = { id };
  if (action === 'picked_up') return call(deliveries.markPickedUp, { params });
  if (action === 'delivered') return call(deliveries.markDelivered, { params });
  return call(deliveries.markCompleted, { params, body: { payment } });
}

export const recordDeliveryAction = (id: string) =>
  mutationOptions({
    mutationFn: (input: DeliveryActionInput) => send(id, input),
    onSuccess: (delivery, _input, _result, { client }) => keepDelivery(client, delivery),
    meta: {
      failure: ({ action }: DeliveryActionInput) => actionFailures[action],
      invalidates: [deliveriesKey],
      invalidatesOnFailure: true,
    },
  });
