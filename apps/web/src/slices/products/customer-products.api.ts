import * as products from '@haat/contract/products';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';

const typesStaleMs = 10 * 60_000;
export const productsStaleMs = 30_000;

export const productTypesQuery = queryOptions({
  queryKey: ['product-types'],
  queryFn: async ({ signal }) => (await call(products.productTypes, { signal })).results,
  staleTime: typesStaleMs,
});

interface ProductsOfType {
  readonly shopId: number;
  readonly typeId: number;
  readonly search: string;
}

/** The products of one type in a shop. */
export const ownProductsQuery = ({ shopId, typeId, search }: ProductsOfType) => ({
  ...pagedQuery<products.Product>({
    queryKey: ['products', 'shelf', shopId, typeId, search],
    load: (page, signal) =>
      call(products.listProducts, {
        query: { shop__id: shopId, type__id: typeId, search: search || undefined, ...page },
        signal,
      }),
  }),
  staleTime: productsStaleMs,
});

/** All goods of a shop, by name. */
export const goodsOfShopQuery = (shopId: number) => ({
  ...pagedQuery<products.Product>({
    queryKey: ['products', 'shelf', shopId],
    load: (page, signal) => call(products.listProducts, { query: { shop__id: shopId, ...page }, signal }),
  }),
  staleTime: productsStaleMs,
});

/** Near an address, which may still be to come, or in one shop. */
export type OffersOf = { readonly addressId: number | undefined } | { readonly shopId: number };

export const offersQuery = (of: OffersOf) =>
  queryOptions({
    queryKey: ['products', 'offers', of],
    queryFn: async ({ signal }) => (await call(products.listOffers, { query: queryOf(of), signal })).results,
    enabled: 'shopId' in of || of.addressId !== undefined,
    staleTime: productsStaleMs,
  });

const queryOf = (of: OffersOf) => ('shopId' in of ? { shop_id: of.shopId } : { address_id: of.addressId });

interface Telling {
  readonly id: number;
  readonly isWanted: boolean;
}

export const tellMe = mutationOptions({
  mutationFn: ({ id, isWanted }: Telling) =>
    call(isWanted ? products.askToBeTold : products.stopBeingTold, { params: { id } }),
  meta: { failure: () => failures.save },
});

export const customerProductQuery = (shopId: string, productId: string) =>
  queryOptions({
    queryKey: ['products', 'one', shopId, productId],
    queryFn: ({ signal }) =>
      call(products.getProduct, { params: { id: productId }, query: { shop__id: Number(shopId) }, signal }),
    staleTime: productsStaleMs,
  });
