import type { AnswerOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import { queryOptions, useQuery } from '@tanstack/react-query';
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
  onDone: (order: orders.Order, { id }, client) =>
    client.setQueryData(retailerOrderQuery(String(id)).queryKey, order),
});
