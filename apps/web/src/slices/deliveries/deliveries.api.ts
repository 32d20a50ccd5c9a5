// The API calls of the deliverer: requests, deliveries and the three delivery actions.

import { isApiError } from '@haat/client/api-error';
import * as deliveries from '@haat/contract/deliveries';
import { type DeliveryAction, type OrderStatus, statusAfter } from '@haat/contract/order-machine';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { answerOrState } from '../../platform/done-anyway.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';
import { isKept } from '../../platform/outbox/kept.ts';
import { sendOrKeep } from '../../platform/outbox/send-or-keep.ts';
import { forgetRefused } from '../../platform/outbox/use-outbox.ts';
import type { ActionFacts, WaitingAction } from '../../platform/outbox/waiting-actions.ts';
import { pagedQuery } from '../../platform/paged-list.ts';
import { withoutItem } from '../../platform/pages.ts';
import { deliveries as words } from './deliveries.messages.ts';

const deliveriesKey = ['deliveries'] as const;
/** The names of a delivery and of all requests in the outbox. */
export const aboutDelivery = (id: string): string => `delivery ${id}`;
export const aboutRequests = 'requests';

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

/** The deliverer's own delivery, if it has reached the status. */
async function ownIn(id: string | number, wanted: OrderStatus, signal: AbortSignal) {
  const delivery = await call(deliveries.getDelivery, { params: { id }, signal });
  return delivery.status === wanted ? delivery : undefined;
}

function sendAccept({ id, order }: deliveries.DeliveryRequest) {
  forgetRefused(aboutRequests);
  return sendOrKeep(
    deliveries.acceptRequest,
    { params: { id } },
    {
      about: aboutRequests,
      name: String(id),
      title: words.orderTitle(order.id),
      failure: 'acceptDelivery',
      success: 'deliveryAccepted',
      answerKey: keys.one(id),
      invalidates: [deliveriesKey],
    },
  );
}

export const acceptRequest = mutationOptions({
  mutationFn: (request: deliveries.DeliveryRequest) =>
    answerOrState(
      () => sendAccept(request),
      (signal) => ownIn(request.id, 'ASSIGNED', signal),
    ),
  onSuccess(delivery, { id }, _result, { client }) {
    if (delivery === isKept) return;
    client.setQueryData(requestsQuery.queryKey, (data) => data && withoutItem(data, id));
    keepDelivery(client, delivery);
  },
  meta: {
    failure: () => failures.acceptDelivery,
    success: () => successes.deliveryAccepted,
    invalidates: [deliveriesKey],
    invalidatesOnFailure: true,
  },
});

interface DeliveryActionInput {
  readonly orderId: number;
  readonly action: DeliveryAction;
  /** How the customer paid. Only with `completed`. */
  readonly payment?: string;
  /** The amount that the deliverer was shown, in rupees. Only with `completed`. */
  readonly expectedAmount?: number;
}

const actionFailures = {
  picked_up: 'markPickedUp',
  delivered: 'markDelivered',
  completed: 'markCompleted',
} as const;

function send(id: string, { orderId, action, payment = '', expectedAmount }: DeliveryActionInput) {
  const params = { id };
  const facts: ActionFacts = {
    about: aboutDelivery(id),
    name: action,
    title: words.orderTitle(orderId),
    failure: actionFailures[action],
    answerKey: keys.one(id),
    invalidates: [deliveriesKey],
    detail: { payment },
  };
  forgetRefused(facts.about);
  if (action === 'picked_up') return sendOrKeep(deliveries.markPickedUp, { params }, facts);
  if (action === 'delivered') return sendOrKeep(deliveries.markDelivered, { params }, facts);
  const body = { payment, expected_amount: expectedAmount };
  return sendOrKeep(deliveries.markCompleted, { params, body }, facts);
}

/** The payment details of a completion that the server refused later. Only `send` keeps actions on a delivery. */
export const paymentOf = (refused: WaitingAction | undefined): string =>
  (refused?.detail as { payment: string } | undefined)?.payment ?? '';

export const recordDeliveryAction = (id: string) =>
  mutationOptions({
    mutationFn: (input: DeliveryActionInput) =>
      answerOrState(
        () => send(id, input),
        (signal) => ownIn(id, statusAfter[input.action], signal),
      ),
    onSuccess(delivery, _input, _result, { client }) {
      if (delivery !== isKept) keepDelivery(client, delivery);
    },
    onError(error, _input, _result, { client }) {
      const amount = isApiError(error) ? error.amount : undefined;
      if (amount === undefined) return;
      client.setQueryData(deliveryQuery(id).queryKey, (delivery) => delivery && { ...delivery, amount });
    },
    meta: {
      failure: ({ action }: DeliveryActionInput) => failures[actionFailures[action]],
      invalidates: [deliveriesKey],
      invalidatesOnFailure: true,
    },
  });
