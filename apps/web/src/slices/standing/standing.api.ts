import type { AnswerOf, BodyOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import { listProducts } from '@haat/contract/products';
import * as standing from '@haat/contract/standing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { action, patch, post, remove } from '../../platform/outbox/action.ts';
import { live } from '../../platform/queries/live.ts';
import { customerOrdersQuery, retailerOrdersKey } from '../orders/index.ts';
import { standing as words } from './standing.messages.ts';

const key = ['standing'] as const;

/** A person has few. */
const atMost = 100;

export const standingQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: async ({ signal }) =>
    (await call(standing.listStanding, { query: { limit: atMost }, signal })).results,
  ...live,
});

/** When the slots of a shop begin, also those that are full now: times of day, earliest first. */
export const slotTimesQuery = (shop: number) =>
  queryOptions({
    queryKey: [...key, 'times', shop],
    queryFn: async ({ signal }) => {
      const { results } = await call(orders.getSlots, {
        query: { shop, fulfilment: 'pick_up' },
        signal,
      });
      return [...new Set(results.map(({ start }) => start.slice(11, 16)))].sort();
    },
  });

/** Goods of the shop whose names match. */
export const goodsToAddQuery = (shop: number, search: string) =>
  queryOptions({
    queryKey: [...key, 'goods', shop, search],
    queryFn: async ({ signal }) =>
      (await call(listProducts, { query: { shop__id: shop, search, limit: 20 }, signal })).results,
    meta: { failure: null },
  });

const findOne = (id: number, signal?: AbortSignal): Promise<standing.StandingOrder> =>
  call(standing.getStanding, { params: { id }, ...(signal && { signal }) });

/** Puts the list that `change` makes of it into the cache, if it was loaded. */
const rewriteList = (
  client: QueryClient,
  change: (list: readonly standing.StandingOrder[]) => standing.StandingOrder[],
): unknown => client.setQueryData(standingQuery.queryKey, (list) => list && change(list));

/** The names of a new one, of one of them, and of what the shop accepts, in the outbox. */
export const aboutNewStanding = 'new-standing';
export const aboutStanding = (id: number): string => `standing ${id}`;
export const aboutAcceptAll = 'standing-orders-at-shop';

export interface NewStanding {
  readonly body: BodyOf<typeof standing.createStanding>;
  readonly shopName: string;
}

export const createStanding = action({
  kind: 'standing make',
  about: (_made: NewStanding) => aboutNewStanding,
  title: ({ shopName }) => shopName,
  call: { make: ({ body }) => post(standing.createStanding, { body }) },
  which: () => 'make' as const,
  failure: () => 'save',
  invalidates: [key],
  // A second one may be the same on purpose. So only its own key tells whether it was made.
  readDone: () => async () => undefined,
  onDone: (made: standing.StandingOrder, _input, client) => rewriteList(client, (list) => [made, ...list]),
});

type Change = BodyOf<typeof standing.changeStanding>;

export interface StandingChange {
  readonly id: number;
  readonly shopName: string;
  readonly change: Change;
}

/** What the customer may press, for its words while it waits. */
const nameOf = ({ items, skips, paused_until: pausedUntil }: Change): string => {
  if (items) return 'edit';
  if (skips) return `skips ${skips.join(' ')}`;
  return pausedUntil === null ? 'go on' : 'pause';
};

const isChanged = (order: standing.StandingOrder, change: Change): boolean => {
  const { items, ...rest } = order;
  const now: Change = { ...rest, items: items.map(({ product, quantity }) => ({ product, quantity })) };
  return Object.entries(change).every(
    ([field, wanted]) => JSON.stringify(now[field as keyof Change]) === JSON.stringify(wanted), // of a change
  );
};

export const changeStanding = action({
  kind: 'standing change',
  about: ({ id }: StandingChange) => aboutStanding(id),
  name: ({ change }) => nameOf(change),
  title: ({ shopName }) => shopName,
  call: {
    change: ({ id, change }) => patch(standing.changeStanding, { params: { id }, body: change }),
  },
  which: () => 'change' as const,
  failure: () => 'save',
  // A day that it leaves out may be ordered already.
  invalidates: [key, customerOrdersQuery('active').queryKey],
  readDone:
    ({ id, change }) =>
    async (signal) => {
      const order = await findOne(id, signal);
      return isChanged(order, change) ? order : undefined;
    },
  onDone: (changed: standing.StandingOrder, { id }, client) =>
    rewriteList(client, (list) => list.map((order) => (order.id === id ? changed : order))),
});

export const endStanding = action({
  kind: 'standing end',
  about: ({ id }: Omit<StandingChange, 'change'>) => aboutStanding(id),
  title: ({ shopName }) => shopName,
  call: { end: ({ id }) => remove(standing.endStanding, { params: { id } }) },
  which: () => 'end' as const,
  failure: () => 'save',
  invalidates: [key],
  // Whether it is gone, its list says. A repeat with its key is answered as the first time.
  readDone: () => async () => undefined,
  onDone: (_answer: undefined, { id }, client) =>
    rewriteList(client, (list) => list.filter((order) => order.id !== id)),
});

/** What tomorrow needs, for the shop. Its page says it when it can't be loaded. */
export const standingNeedsQuery = queryOptions({
  queryKey: [...key, 'needs'],
  queryFn: ({ signal }) => call(standing.standingNeeds, { signal }),
  ...live,
  meta: { failure: null },
});

type Accepted = AnswerOf<typeof standing.acceptStanding>;

export const acceptStanding = action({
  kind: 'standing accept',
  about: (_all: { readonly count: number }) => aboutAcceptAll,
  title: ({ count }) => words.acceptAll(count),
  call: { all: () => post(standing.acceptStanding, {}) },
  which: () => 'all' as const,
  failure: () => 'acceptOrder',
  invalidates: [key, retailerOrdersKey],
  readDone: () => async (signal) => {
    const { waiting } = await call(standing.standingNeeds, { signal });
    return waiting === 0 ? { accepted: [], refused: [] } : undefined;
  },
  onDone: ({ refused }: Accepted, _input, client) =>
    client.setQueryData(
      standingNeedsQuery.queryKey,
      (needs) => needs && { ...needs, waiting: refused.length },
    ),
});
