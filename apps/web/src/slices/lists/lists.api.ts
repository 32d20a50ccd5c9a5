import type { BodyOf } from '@haat/contract/endpoint';
import * as lists from '@haat/contract/lists';
import * as orders from '@haat/contract/orders';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { dropDrafts } from '../../platform/forms/drafts.ts';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import { live } from '../../platform/queries/live.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { customerOrderQuery, retailerOrdersKey } from '../orders/index.ts';
import { lists as words } from './lists.messages.ts';

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

/** The names in the outbox: of a new list for a shop, and of a list for each side. */
export const aboutNewLists = 'list-for';
export const aboutList = (id: number): string => `list ${id}`;
export const aboutShopList = (id: number): string => `shop-list ${id}`;

export interface NewList {
  readonly shopName: string;
  readonly body: BodyOf<typeof lists.sendList>;
}

export const sendList = action({
  kind: 'lists send',
  about: ({ body }: NewList) => `${aboutNewLists} ${body.shop}`,
  title: ({ shopName }) => words.listOf(shopName),
  call: { send: ({ body }) => post(lists.sendList, { body }) },
  which: () => 'send' as const,
  failure: () => 'save',
  invalidates: [key],
  // The same list may be sent twice on purpose. So only its own key tells whether it was sent.
  readDone: () => async () => undefined,
  onDone: (list: lists.ShoppingList, _input, client) =>
    client.setQueryData(customerListQuery(String(list.id)).queryKey, list),
});

interface Agreement {
  readonly id: number;
  readonly shopName: string;
  /** What the customer saw, in rupees. */
  readonly amount: number;
}

export const agreeToList = action({
  kind: 'lists agree',
  about: ({ id }: Agreement) => aboutList(id),
  title: ({ shopName }) => words.listOf(shopName),
  call: {
    agree: ({ id, amount }) => post(lists.agreeToList, { params: { id }, body: { expected_amount: amount } }),
  },
  which: () => 'agree' as const,
  failure: () => 'save',
  invalidates: [key, ['customer-orders']],
  readDone:
    ({ id }) =>
    async (signal) => {
      const { order } = await call(lists.customerList, { params: { id }, signal });
      return order === null ? undefined : call(orders.customerOrder, { params: { id: order }, signal });
    },
  onDone(order: orders.Order, { id }, client) {
    client.setQueryData(customerOrderQuery(String(order.id)).queryKey, order);
    client.setQueryData(
      customerListQuery(String(id)).queryKey,
      (list) => list && { ...list, state: 'ordered' as const, order: order.id },
    );
  },
});

export const cancelList = action({
  kind: 'lists cancel',
  about: ({ id }: Omit<Agreement, 'amount'>) => aboutList(id),
  title: ({ shopName }) => words.listOf(shopName),
  call: { cancel: ({ id }) => post(lists.cancelList, { params: { id } }) },
  which: () => 'cancel' as const,
  failure: () => 'save',
  invalidates: [key],
  readDone:
    ({ id }) =>
    async (signal) => {
      const list = await call(lists.customerList, { params: { id }, signal });
      return list.state === 'cancelled' ? list : undefined;
    },
  onDone: (list: lists.ShoppingList, { id }, client) =>
    client.setQueryData(customerListQuery(String(id)).queryKey, list),
});

interface ShopAnswer {
  readonly id: number;
  /** The customer's. */
  readonly name: string;
  readonly answer:
    | { readonly which: 'offer'; readonly body: BodyOf<typeof lists.offerForList> }
    | { readonly which: 'refuse'; readonly body: BodyOf<typeof lists.refuseList> };
}

/** What the shop is typing for a list. */
export const draftOf = (id: number): string => `offer ${id}`;

export const answerList = action({
  kind: 'lists answer',
  about: ({ id }: ShopAnswer) => aboutShopList(id),
  title: ({ name }) => words.listOf(name),
  call: {
    offer: ({ id, answer }) =>
      post(lists.offerForList, { params: { id }, body: answer.body as BodyOf<typeof lists.offerForList> }), // by its name
    refuse: ({ id, answer }) =>
      post(lists.refuseList, { params: { id }, body: answer.body as BodyOf<typeof lists.refuseList> }), // as above
  },
  which: ({ answer }) => answer.which,
  failure: () => 'save',
  invalidates: [key, retailerOrdersKey],
  readDone({ id, answer }, client) {
    const before = client.getQueryData(shopListQuery(String(id)).queryKey)?.offer?.expires_at;
    return async (signal) => {
      const list = await call(lists.shopList, { params: { id }, signal });
      const isOffered = list.state === 'offered' && list.offer?.expires_at !== before;
      return (answer.which === 'offer' ? isOffered : list.state === 'refused') ? list : undefined;
    };
  },
  onDone(list: lists.ShopList, { id }, client) {
    client.setQueryData(shopListQuery(String(id)).queryKey, list);
    dropDrafts(draftOf(id));
  },
});
