import * as products from '@haat/contract/products';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { productKeys } from './retailer-products.api.ts';
import { quantityForAll } from './retailer-products.messages.ts';

export const notCountedQuery = queryOptions({
  queryKey: ['catalogue', 'not counted'],
  queryFn: async ({ signal }) => (await call(products.countNotCounted, { signal })).not_counted,
  // If this fails, the products still appear, only without the offer.
  meta: { failure: null },
});

export const setFirstQuantities = mutationOptions({
  mutationFn: (quantity: number) => call(products.setFirstQuantities, { body: { quantity } }),
  meta: {
    failure: () => failures.saveProduct,
    success: () => quantityForAll.done,
    invalidates: productKeys,
    invalidatesOnFailure: true,
  },
});
