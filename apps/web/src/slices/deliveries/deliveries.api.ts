import { type ApiError, isApiError, isNotFound } from '@haat/client/api-error';
import * as deliveries from '@haat/contract/deliveries';
import type { NoCodeReason } from '@haat/contract/delivery-codes';
import type { Point } from '@haat/contract/geo';
import type { GiveBackReason } from '@haat/contract/give-back';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import {
  type DeliveryAction,
  isActiveOrder,
  type OrderStatus,
  statusAfter,
} from '@haat/contract/order-machine';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { askForPosition, positionIfAllowed } from '../../platform/device/geolocation.ts';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox-entries.ts';
import { withoutItem } from '../../platform/pages.ts';
import { live } from '../../platform/queries/live.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { bringFiles, forgetFiles } from '../files/index.ts';
import { deliveries as words } from './deliveries.messages.ts';
import { blankCompletion, type Completion, type TypedCompletion } from './door/completion.ts';
import { trip as tripWords } from './trip/trip.messages.ts';

const deliveriesKey = ['deliveries'] as const;
/** The names of a delivery, of all, and of all requests in the outbox. */
export const aboutAnyDelivery = 'delivery';
export const aboutDelivery = (id: string): string => `${aboutAnyDelivery} ${id}`;
export const aboutRequests = 'requests';
export const aboutTrip = 'trip';

const keys = {
  list: [...deliveriesKey, 'list'],
  requests: [...deliveriesKey, 'requests'],
  trip: [...deliveriesKey, 'trip'],
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
    load: async (query, signal) =>
      call(deliveries.listRequests, { query: { ...query, ...(await positionIfAllowed()) }, signal }),
  }),
  ...live,
};

export interface KnownTrip extends deliveries.Trip {
  /** Where the deliverer was. Null: unknown, so the trip begins at its first stop. */
  readonly from: Point | null;
}

export const tripQuery = queryOptions({
  queryKey: keys.trip,
  queryFn: async ({ signal }): Promise<KnownTrip> => {
    const from = await positionIfAllowed();
    return { ...(await call(deliveries.getTrip, { query: { ...from }, signal })), from };
  },
  ...live,
  // The list says that it can't be loaded.
  meta: { ...live.meta, failure: null },
});

/** After the person's press: only then the phone may ask them. */
export const startTripHere = mutationOptions({
  networkMode: 'always',
  mutationFn: askForPosition,
  meta: { invalidates: [keys.trip] },
});

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal, client }) => {
      try {
        const delivery = await call(deliveries.getDelivery, { params: { id }, signal });
        if (!isActiveOrder(delivery.status)) forgetFilesOf(client, delivery);
        return delivery;
      } catch (error) {
        if (isNotFound(error)) forgetFilesOf(client, knownDelivery(client, id));
        throw error;
      }
    },
    ...live,
    // The page of a lost delivery says itself what happened.
    meta: { ...live.meta, failure: (error) => (lostTo(error) === undefined ? failures.fetch : null) },
  });

/** Who has a delivery that the deliverer gave back or lost. Null: nobody yet. Undefined: it is another failure. */
export const lostTo = (error: unknown) => (isApiError(error) ? error.deliverer : undefined);

const knownDelivery = (client: QueryClient, id: string | number) =>
  client.getQueryData<deliveries.Delivery>(keys.one(id));

/** Of the house, and of the list. */
const filesOf = ({ order: { address }, list_files }: deliveries.Delivery) => [
  address.photo,
  address.voice_note,
  ...list_files.map(({ id }) => id),
];

/** The files of those on the way, also of those that somebody else gave to this deliverer. */
export function bringFilesOf(client: QueryClient, all: readonly deliveries.Delivery[]): void {
  for (const delivery of all) if (isActiveOrder(delivery.status)) bringFiles(client, filesOf(delivery));
}

/** The phone keeps the files only while its order is this deliverer's. */
function forgetFilesOf(client: QueryClient, delivery: deliveries.Delivery | undefined): void {
  if (delivery) forgetFiles(client, filesOf(delivery));
}

/** Shows the answer at once. The lists load again. */
const keepDelivery = (client: QueryClient, delivery: deliveries.Delivery): void =>
  void client.setQueryData(keys.one(delivery.id), delivery);

/** Loads the deliverer's own delivery, and returns it if it has reached the status. */
async function ownIn(id: string | number, wanted: OrderStatus, signal: AbortSignal) {
  const delivery = await call(deliveries.getDelivery, { params: { id }, signal });
  return delivery.status === wanted ? delivery : undefined;
}

export const acceptRequest = action({
  kind: 'deliveries accept',
  about: () => aboutRequests,
  name: ({ id }: deliveries.DeliveryRequest) => String(id),
  title: ({ order }) => words.orderTitle(order.id),
  call: { accept: ({ id }) => post(deliveries.acceptRequest, { params: { id } }) },
  which: () => 'accept',
  failure: () => 'acceptDelivery',
  success: 'deliveryAccepted',
  invalidates: [deliveriesKey],
  readDone:
    ({ id }) =>
    (signal) =>
      ownIn(id, 'ASSIGNED', signal),
  onDone(delivery: deliveries.Delivery, { id }, client) {
    client.setQueryData(requestsQuery.queryKey, (data) => data && withoutItem(data, id));
    keepDelivery(client, delivery);
    bringFilesOf(client, [delivery]);
  },
});

interface DeliveryActionInput {
  readonly id: number;
  readonly orderId: number;
  readonly action: DeliveryAction;
  /** How the customer paid, and what they keep. Only with `completed`. */
  readonly completion?: Completion;
  /** The delivery code, or why there is none, and the photo. Only with `delivered`. */
  readonly handed?: Handed;
  /** The amount that the deliverer was shown, in rupees. Only with `completed`. */
  readonly expectedAmount?: number;
}

const sentOf = ({ payment = '', payments, items }: Partial<Completion> = {}) => ({
  payment,
  payments,
  items,
});

const actionFailures = {
  picked_up: 'markPickedUp',
  delivered: 'markDelivered',
  completed: 'markCompleted',
} as const;

export const recordDeliveryAction = action({
  kind: 'deliveries record',
  about: ({ id }: DeliveryActionInput) => aboutDelivery(String(id)),
  title: ({ orderId }) => words.orderTitle(orderId),
  call: {
    picked_up: ({ id }) => post(deliveries.markPickedUp, { params: { id } }),
    delivered: ({ id, handed = {} }) => post(deliveries.markDelivered, { params: { id }, body: handed }),
    completed: ({ id, completion, expectedAmount }) =>
      post(deliveries.markCompleted, {
        params: { id },
        body: { ...sentOf(completion), expected_amount: expectedAmount },
      }),
  },
  which: (input) => input.action,
  failure: (input) => actionFailures[input.action],
  invalidates: [deliveriesKey],
  readDone: (input) => (signal) => ownIn(input.id, statusAfter[input.action], signal),
  onDone(delivery: deliveries.Delivery, _input, client) {
    keepDelivery(client, delivery);
    if (delivery.status === 'COMPLETED') forgetFilesOf(client, delivery);
  },
  onFailed(error, { id }, client) {
    const news = isApiError(error) ? newsOf(error) : undefined;
    if (!news) return;
    const { queryKey } = deliveryQuery(String(id));
    client.setQueryData(queryKey, (delivery) => delivery && { ...delivery, ...news(delivery) });
  },
});

/** What the server took of them. */
interface AcceptedRequests {
  readonly accepted: readonly number[];
  readonly refused: readonly { readonly id: number; readonly code: string }[];
}

export const acceptRequests = action({
  kind: 'deliveries accept-all',
  about: () => aboutRequests,
  name: ({ ids }: PickUpInput) => ids.join(' '),
  title: () => words.requestsTitle,
  call: { all: (body) => post(deliveries.acceptRequests, { body }) },
  which: () => 'all',
  failure: () => 'acceptDelivery',
  invalidates: [deliveriesKey],
  readDone:
    ({ ids }) =>
    async (signal) => {
      const [first = 0] = ids;
      const delivery = await ownIn(first, 'ASSIGNED', signal);
      return delivery && { accepted: ids, refused: [] };
    },
  onDone({ accepted }: AcceptedRequests, _input, client) {
    client.setQueryData(requestsQuery.queryKey, (data) =>
      accepted.reduce((left, id) => left && withoutItem(left, id), data),
    );
  },
});

interface PickUpInput {
  readonly ids: number[];
}

export const pickUpAll = action({
  kind: 'deliveries pick-up',
  about: () => aboutTrip,
  name: ({ ids }: PickUpInput) => ids.join(' '),
  title: () => tripWords.title,
  call: { all: (body) => post(deliveries.markAllPickedUp, { body }) },
  which: () => 'all',
  failure: () => 'markPickedUp',
  invalidates: [deliveriesKey],
  readDone:
    ({ ids: [first = 0] }) =>
    async (signal) => {
      const delivery = await ownIn(first, 'PICKED_UP', signal);
      return delivery && { count: 1, results: [delivery] };
    },
  onDone({ results }: { readonly results: readonly deliveries.Delivery[] }, _input, client) {
    for (const delivery of results) keepDelivery(client, delivery);
  },
});

/** The delivery of an entry about one. */
export const idIn = ({ about }: OutboxEntry): number => Number(about.slice(aboutAnyDelivery.length));

/** Of an entry of `pickUpAll` in the outbox. */
export const idsPickedUp = ({ input }: OutboxEntry): readonly number[] => (input as PickUpInput).ids; // its own input

interface GiveBackInput {
  readonly id: number;
  readonly orderId: number;
  readonly reason: GiveBackReason;
  readonly note: string;
  /** The id of the file that proves it. */
  readonly photo?: number;
}

/** The delivery, or nothing when its request opens again. */
type GivenBack = Partial<deliveries.Delivery>;

export const giveBack = action({
  kind: 'deliveries give-back',
  about: ({ id }: GiveBackInput) => aboutDelivery(String(id)),
  title: ({ orderId }) => words.orderTitle(orderId),
  call: {
    give_back: ({ id, reason, note, photo }) =>
      post(deliveries.giveBack, { params: { id }, body: { reason, note, photo } }),
  },
  which: () => 'give_back',
  failure: () => 'save',
  invalidates: [deliveriesKey],
  readDone({ id, reason }, client) {
    const before = knownDelivery(client, id)?.failed_delivery?.at;
    return async (signal): Promise<GivenBack | undefined> => {
      try {
        const delivery = await call(deliveries.getDelivery, { params: { id }, signal });
        const { reason: known, at } = delivery.failed_delivery ?? {};
        return known === reason && at !== before ? delivery : undefined;
      } catch (error) {
        if (isNotFound(error)) return {};
        throw error;
      }
    };
  },
  onDone(delivery: GivenBack, { id }, client) {
    if (delivery.status === undefined) return forgetFilesOf(client, knownDelivery(client, id));
    client.setQueryData(
      keys.one(id),
      (before: deliveries.Delivery | undefined) => before && { ...before, ...delivery },
    );
  },
});

/** What a refusal tells of the amounts. The delivery that loads next has the rest. */
function newsOf({ code, amount, due }: ApiError) {
  if (code === 'payment.amount' && due !== undefined) return () => ({ due });
  if (amount === undefined) return undefined;
  return (delivery: deliveries.Delivery) => ({
    amount,
    due: rupeesOf(paiseOf(delivery.due) + paiseOf(amount) - paiseOf(delivery.amount)),
  });
}

/** What was typed for a completion that the server refused later. */
export const typedOf = (refused: OutboxEntry | undefined): TypedCompletion =>
  (refused?.input as DeliveryActionInput | undefined)?.completion?.typed ?? blankCompletion; // of `recordDeliveryAction`

/** What the deliverer tells of the handing over, as the server takes it. */
export interface Handed {
  readonly code?: string;
  readonly no_code_reason?: NoCodeReason;
  /** The id of the file that proves it. */
  readonly photo?: number;
}
