// The API calls of the customer's product pages.
import * as products from '@haat/contract/products';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { pagedQuery } from '../../platform/paged-list.ts';

const typesStaleMs = 10 * 60_000;
const productsStaleMs = 30_000;

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

/** The matches of a term in one shop. The server tolerates typing errors. */
export const shopSearchQuery = (shopId: number, search: string) => ({
  ...pagedQuery<products.Product>({
    queryKey: ['products', 'in-shop', shopId, search],
    load: async (page, signal) => {
      const found = await call(products.searchProducts, {
        query: { search, shop_id: shopId, ...page },
        signal,
      });
      return { ...found, results: found.results.map((hit) => ({ ...hit, shop: hit.shop.id })) };
    },
  }),
  staleTime: productsStaleMs,
});

/** The matches of a term in all shops in reach of the selected address. Disabled without an address. */
export const productSearchQuery = (search: string, addressId: number | undefined) => ({
  ...pagedQuery<products.SearchHit>({
    queryKey: ['products', 'search', search, addressId],
    load: (page, signal) =>
      call(products.searchProducts, { query: { search, address_id: addressId, ...page }, signal }),
    enabled: addressId !== undefined,
  }),
  staleTime: productsStaleMs,
});

export const customerProductQuery = (shopId: string, productId: string) =>
  queryOptions({
    queryKey: ['products', 'one', shopId, productId],
    queryFn: ({ signal }) =>
      call(products.getProduct, { params: { id: productId }, query: { shop__id: Number(shopId) }, signal }),
    staleTime: productsStaleMs,
  });
