import * as shops from '@haat/contract/shops';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
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
  readonly typeId?: number | undefined;
  /** Only the person's own shops. */
  readonly areYours?: boolean;
}

/** Disabled until an address is selected. */
export const nearbyShopsQuery = ({ addressId, typeId, areYours = false }: Near) => ({
  ...pagedQuery<shops.ShopInList>({
    queryKey: ['shops', 'nearby', addressId, typeId, areYours],
    load: (page, signal) =>
      call(shops.nearbyShops, {
        query: { address_id: addressId, shop_type: typeId, favourite: areYours ? '1' : undefined, ...page },
        signal,
      }),
    enabled: addressId !== undefined,
    // The person's own shops are an addition: without them, the page shows the others.
    ...(areYours && { meta: { failure: null } }),
  }),
  staleTime: shopsStaleMs,
});

export const shopQuery = (id: string) =>
  queryOptions({
    queryKey: ['shops', 'one', id],
    queryFn: ({ signal }) => call(shops.getShop, { params: { id }, signal }),
    staleTime: shopsStaleMs,
  });

/** How far the nearest shops are, when none is in reach. */
export const nearestQuery = (addressId: number | undefined) =>
  queryOptions({
    queryKey: ['shops', 'nearest', addressId],
    queryFn: async ({ signal }) =>
      (await call(shops.nearbyShops, { query: { address_id: addressId, limit: 1 }, signal })).nearest ?? null,
    enabled: addressId !== undefined,
  });

interface Chosen {
  readonly id: number;
  readonly isYours: boolean;
}

/** Makes a shop one of the person's own, or no longer. */
export const chooseShop = mutationOptions({
  mutationFn: ({ id, isYours }: Chosen) =>
    call(isYours ? shops.addFavourite : shops.removeFavourite, { params: { id } }),
  meta: { failure: () => failures.save },
  onSuccess: (_none, { id, isYours }, _result, { client }) => {
    client.setQueryData(shopQuery(String(id)).queryKey, (shop) => shop && { ...shop, is_favourite: isYours });
    return client.invalidateQueries({ queryKey: ['shops', 'nearby'] });
  },
});
