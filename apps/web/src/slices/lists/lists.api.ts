import type { BodyOf } from '@haat/contract/endpoint';
import * as lists from '@haat/contract/lists';
import { mutationOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/queries/live.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { retailerOrdersKey } from '../orders/index.ts';

const key = ['lists'] as const;

export const customerListsQuery = {
  ...pagedQuery({
    queryKey: [...key, 'customer'],
    load: (query, signal) => call(lists.customerLists, { query, signal }),
  }),
  ...live,
};

export const customerListQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'customer', 'one', id],
    queryFn: ({ signal }) => call(lists.customerList, { params: { id }, signal }),
    ...live,
  });

export const shopListsQuery = {
  ...pagedQuery({
    queryKey: [...key, 'shop'],
    load: (query, signal) => call(lists.shopLists, { query, signal }),
  }),
  ...live,
};

export const shopListQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'shop', 'one', id],
    queryFn: ({ signal }) => call(lists.shopList, { params: { id }, signal }),
    ...live,
  });

const atOnce = 100;

/** How many lists wait for the shop. They come first. Undefined until they are loaded. */
export function useCountOfLists(): number | undefined {
  const { data } = useQuery({
    queryKey: [...key, 'shop', 'waiting'],
    queryFn: ({ signal }) => call(lists.shopLists, { query: { limit: atOnce }, signal }),
    ...live,
    meta: { failure: null },
  });
  return data?.results.filter(({ state }) => state === 'waiting').length;
}

/** Whether a list still waits for the shop. False if it can't be loaded. */
export async function isListWaiting(client: QueryClient, id: string): Promise<boolean> {
  const { queryKey, queryFn } = shopListQuery(id);
  return client.fetchQuery({ queryKey, queryFn, meta: { failure: null } }).then(
    ({ state }) => state === 'waiting',
    () => false,
  );
}

const meta = { failure: () => failures.save, invalidates: [key], invalidatesOnFailure: true };

export const sendList = mutationOptions({
  mutationFn: (body: BodyOf<typeof lists.sendList>) => call(lists.sendList, { body }),
  meta,
});

export const agreeToList = mutationOptions({
  mutationFn: (id: number) => call(lists.agreeToList, { params: { id } }),
  meta,
});

export const cancelList = mutationOptions({
  mutationFn: (id: number) => call(lists.cancelList, { params: { id } }),
  meta,
});

export const offerForList = mutationOptions({
  mutationFn: ({ id, ...body }: BodyOf<typeof lists.offerForList> & { readonly id: number }) =>
    call(lists.offerForList, { params: { id }, body }),
  meta: { ...meta, invalidates: [key, retailerOrdersKey] },
});

export const refuseList = mutationOptions({
  mutationFn: ({ id, ...body }: BodyOf<typeof lists.refuseList> & { readonly id: number }) =>
    call(lists.refuseList, { params: { id }, body }),
  meta,
});
