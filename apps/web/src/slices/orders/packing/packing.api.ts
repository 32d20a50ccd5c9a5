import type { AnswerOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import { readNumber } from '@haat/contract/typed-number';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { rewriteDraft } from '../../../platform/forms/drafts.ts';
import { call } from '../../../platform/http.ts';
import { action, post } from '../../../platform/outbox/action.ts';
import { live } from '../../../platform/queries/live.ts';
import { orders as words } from '../orders.messages.ts';
import { retailerOrderQuery, retailerOrdersKey } from '../shop/retailer-order.api.ts';

const key = [...retailerOrdersKey, 'packing'] as const;

type Answer = AnswerOf<typeof packing.slotsToPack>;
type Slots = Exclude<Answer, packing.PackingList>;

export const slotsToPackQuery = queryOptions({
  queryKey: [...key, 'slots'],
  // without a start, it is the list of slots
  queryFn: ({ signal }) => call(packing.slotsToPack, { query: {}, signal }) as Promise<Slots>,
  ...live,
});

/** How many orders of all slots aren't packed. Undefined until they are loaded. */
export function useCountToPack(): number | undefined {
  const { data } = useQuery({ ...slotsToPackQuery, meta: { failure: null } });
  return data?.results.reduce((sum, { orders, packed }) => sum + orders - packed, 0);
}

export const packingListQuery = (start: string) =>
  queryOptions({
    queryKey: [...key, start],
    // with a start, it is that slot's list
    queryFn: ({ signal }) =>
      call(packing.slotsToPack, { query: { start }, signal }) as Promise<packing.PackingList>,
    ...live,
  });

/** On its page and on the packing list, which is loaded again only afterwards: meanwhile nothing turns back. */
function showOrder(client: QueryClient, order: orders.Order): void {
  client.setQueryData(retailerOrderQuery(String(order.id)).queryKey, order);
  client.setQueriesData<Answer>({ queryKey: key }, (list) =>
    list && 'orders' in list
      ? { ...list, orders: list.orders.map((one) => (one.id === order.id ? order : one)) }
      : list,
  );
}

/** The name of an order's packing in the outbox. */
export const aboutPacking = (orderId: number): string => `packing ${orderId}`;

export interface PackedOrder {
  readonly id: number;
  readonly isPacked: boolean;
}

const params = ({ id }: PackedOrder) => ({ params: { id } });

export const packOrder = action({
  kind: 'packing pack',
  about: ({ id }: PackedOrder) => aboutPacking(id),
  title: ({ id }) => words.title(id),
  call: {
    pack: (input) => post(packing.packOrder, { ...params(input), body: { is_packed: true } }),
    unpack: (input) => post(packing.packOrder, { ...params(input), body: { is_packed: false } }),
  },
  which: ({ isPacked }) => (isPacked ? 'pack' : 'unpack'),
  failure: () => 'save',
  invalidates: [retailerOrdersKey],
  readDone: (input) => async (signal) => {
    const order = await call(orders.retailerOrder, { ...params(input), signal });
    return (order.packed_at !== null) === input.isPacked ? order : undefined;
  },
  onDone: (order: orders.Order, _input, client) => showOrder(client, order),
});

/** The names of an item's weight in the outbox, and of what is typed for it. */
export const aboutWeight = (orderId: number, itemId: number): string => `weighing ${orderId} ${itemId}`;
export const weightDraft = (itemId: number): string => `weight ${itemId}`;

/** Whole g or ml. NaN for anything else. */
export const readWeight = (text: string): number => readNumber(text, 0);

export interface Weight {
  readonly id: number;
  readonly itemId: number;
  /** In g or ml. Null takes it back. */
  readonly weighed: number | null;
}

const isOf =
  ({ itemId }: Weight) =>
  (item: orders.Order['items'][number]) =>
    item.id === itemId;

/** One item at a time, so that a refusal is shown at its field. */
export const weighItem = action({
  kind: 'packing weigh',
  about: ({ id, itemId }: Weight) => aboutWeight(id, itemId),
  title: ({ id }) => words.title(id),
  call: {
    weigh: ({ id, itemId, weighed }) =>
      post(packing.weighOrder, { params: { id }, body: { items: [{ id: itemId, weighed }] } }),
  },
  which: () => 'weigh',
  failure: () => 'save',
  invalidates: [retailerOrdersKey],
  readDone: (weight) => async (signal) => {
    const order = await call(orders.retailerOrder, { params: { id: weight.id }, signal });
    return order.items.find(isOf(weight))?.weighed === weight.weighed ? order : undefined;
  },
  onDone(order: orders.Order, { itemId, weighed }, client) {
    showOrder(client, order);
    // What was typed since stays.
    rewriteDraft<string | null>(weightDraft(itemId), (text) =>
      text === null || readWeight(text || '0') === (weighed ?? 0) ? null : text,
    );
  },
});
