import * as again from '@haat/contract/orders-again';
import type { Product } from '@haat/contract/products';
import { mutationOptions } from '@tanstack/react-query';
import { failures } from '../../../messages/failures.ts';
import { call } from '../../../platform/http.ts';
import { pagedQuery } from '../../../platform/queries/paged-list.ts';
import { cartQuery, cartScope, takeCart } from '../../cart/index.ts';

export const orderAgain = mutationOptions({
  scope: cartScope,
  mutationFn: (id: number) => call(again.orderAgain, { params: { id } }),
  onSuccess: ({ cart }, _id, _result, { client }) => takeCart(client, cart),
  // Also after a failure: only the answer may be lost.
  meta: {
    failure: () => failures.updateCart,
    invalidates: [cartQuery.queryKey],
    invalidatesOnFailure: true,
  },
});

const boughtStaleMs = 60_000;

export const boughtBeforeQuery = (shopId: number) => ({
  ...pagedQuery<Product>({
    queryKey: ['products', 'bought', shopId],
    load: (query, signal) => call(again.boughtBefore, { params: { id: shopId }, query, signal }),
    meta: { logFailure: () => failures.customerData },
  }),
  staleTime: boughtStaleMs,
});
