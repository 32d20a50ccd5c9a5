import * as shops from '@haat/contract/shops';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';

const typesStaleMs = 10 * 60_000;
const shopsStaleMs = 60_000;

export const shopTypesQuery = queryOptions({
  queryKey: ['shop-types'],
  queryFn: async ({ signal }) => (await call(shops.shopTypes, { signal })).results,
  staleTime: typesStaleMs,
});

interface Near {
  readonly addressId: number | undefined;
  readonly typeId: number | undefined;
}

/** Disabled until an address is selected. */
export const nearbyShopsQuery = ({ addressId, typeId }: Near) => ({
  ...pagedQuery<shops.ShopInList>({
    queryKey: ['shops', 'nearby', addressId, typeId],
    load: (page, signal) =>
      call(shops.nearbyShops, { query: { address_id: addressId, shop_type: typeId, ...page }, signal }),
    enabled: addressId !== undefined,
  }),
  staleTime: shopsStaleMs,
});

export const shopQuery = (id: string) =>
  queryOptions({
    queryKey: ['shops', 'one', id],
    queryFn: ({ signal }) => call(shops.getShop, { params: { id }, signal }),
    staleTime: shopsStaleMs,
  });
