// One order of the shop. In a file of its own, because the app's first scripts name `retailer-orders.api.ts`, and later slices
// use this one.
import * as orders from '@haat/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { live } from '../../platform/live.ts';

export const retailerOrdersKey = ['retailer-orders'] as const;

export const retailerOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...retailerOrdersKey, 'one', id],
    queryFn: ({ signal }) => call(orders.retailerOrder, { params: { id }, signal }),
    ...live,
  });
