// One order of the shop. Separate, so that later slices don't load the lists and actions of `retailer-orders.api.ts`.
import * as orders from '@haat/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http.ts';
import { live } from '../../../platform/queries/live.ts';

export const retailerOrdersKey = ['retailer-orders'] as const;

export const retailerOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...retailerOrdersKey, 'one', id],
    queryFn: ({ signal }) => call(orders.retailerOrder, { params: { id }, signal }),
    ...live,
  });
