// Orders that the shop enters for somebody on the telephone.
import type { BodyOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as phoneOrders from '@haat/contract/phone-orders';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../../messages/failures.ts';
import { call } from '../../../platform/http.ts';
import { live } from '../../../platform/queries/live.ts';
import { retailerOrderQuery, retailerOrdersKey } from '../shop/retailer-order.api.ts';
import { dropDraft } from './phone-order-draft.ts';

const key = ['phone-orders'] as const;

/** More than a shop may enter in a day. */
const allOfADay = 100;

/** Those that wait for their code. */
export const phoneOrdersQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) =>
    (await call(phoneOrders.listPhoneOrders, { query: { limit: allOfADay }, signal })).results,
  ...live,
});

export const slotsOfShopQuery = (shop: number) =>
  queryOptions({
    queryKey: ['slots', shop],
    queryFn: async ({ signal }) => (await call(orders.getSlots, { query: { shop }, signal })).results,
  });

/** By a whole number, of somebody who has ordered at this shop. */
export const findPhoneCustomer = mutationOptions({
  mutationFn: (number: string) => call(phoneOrders.findPhoneCustomer, { query: { number } }),
});

export const startPhoneOrder = mutationOptions({
  mutationFn: (body: BodyOf<typeof phoneOrders.startPhoneOrder>) =>
    // Named, so that the same order sent after a reload is the same write.
    call(phoneOrders.startPhoneOrder, { body, write: `phone-order ${JSON.stringify(body)}` }),
  onSuccess: dropDraft,
  meta: { failure: () => failures.save, invalidates: [key], invalidatesOnFailure: true },
});

interface Confirmation {
  readonly id: number;
  readonly code: string;
}

export const confirmPhoneOrder = mutationOptions({
  mutationFn: ({ id, code }: Confirmation) =>
    call(phoneOrders.confirmPhoneOrder, { params: { id }, body: { code } }),
  onSuccess(order, _input, _result, { client }) {
    client.setQueryData(retailerOrderQuery(String(order.id)).queryKey, order);
  },
  meta: {
    failure: () => failures.save,
    invalidates: [key, retailerOrdersKey],
    invalidatesOnFailure: true,
  },
});
