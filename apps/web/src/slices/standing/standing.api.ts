import type { BodyOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as standing from '@haat/contract/standing';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/queries/live.ts';
import { retailerOrdersKey } from '../orders/index.ts';

const key = ['standing'] as const;

/** A person has few. */
const atMost = 100;

export const standingQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: async ({ signal }) =>
    (await call(standing.listStanding, { query: { limit: atMost }, signal })).results,
});

/** When the slots of a shop begin: times of day, earliest first. */
export const slotTimesQuery = (shop: number) =>
  queryOptions({
    queryKey: [...key, 'times', shop],
    queryFn: async ({ signal }) => {
      const { results } = await call(orders.getSlots, { query: { shop }, signal });
      return [...new Set(results.map(({ start }) => start.slice(11, 16)))].sort();
    },
  });

const meta = { failure: () => failures.save };
const loadAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

export const createStanding = mutationOptions({
  mutationFn: (body: BodyOf<typeof standing.createStanding>) => call(standing.createStanding, { body }),
  meta,
  onSuccess: (_made, _body, _result, { client }) => loadAgain(client),
});

type Change = BodyOf<typeof standing.changeStanding>;

export const changeStanding = mutationOptions({
  mutationFn: ({ id, ...body }: Change & { readonly id: number }) =>
    call(standing.changeStanding, { params: { id }, body }),
  meta,
  onSuccess: (_changed, _body, _result, { client }) => loadAgain(client),
});

export const endStanding = mutationOptions({
  mutationFn: (id: number) => call(standing.endStanding, { params: { id } }),
  meta,
  onSuccess: (_answer, _id, _result, { client }) => loadAgain(client),
});

/** What tomorrow needs, for the shop. Its page says it when it can't be loaded. */
export const standingNeedsQuery = queryOptions({
  queryKey: [...key, 'needs'],
  queryFn: ({ signal }) => call(standing.standingNeeds, { signal }),
  ...live,
  meta: { failure: null },
});

export const acceptStanding = mutationOptions({
  mutationFn: () => call(standing.acceptStanding, {}),
  meta: { failure: () => failures.acceptOrder },
  onSuccess: async (_answer, _input, _result, { client }) => {
    await Promise.all([loadAgain(client), client.invalidateQueries({ queryKey: retailerOrdersKey })]);
  },
});
