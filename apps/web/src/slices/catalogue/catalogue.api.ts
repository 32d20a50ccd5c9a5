import * as catalogue from '@haat/contract/catalogue';
import { limits } from '@haat/contract/limits';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { productKeys } from '../products/index.ts';

const key = ['catalogue'] as const;

export const catalogueTypesQuery = queryOptions({
  queryKey: [...key, 'types'],
  queryFn: async ({ signal }) => (await call(catalogue.catalogueTypes, { signal })).map(({ type }) => type),
});

export const catalogueQuery = (typeId: number) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', typeId],
    queryFn: ({ pageParam, signal }) =>
      call(catalogue.listCatalogue, {
        query: { type__id: typeId, limit: limits.pageSize, offset: pageParam * limits.pageSize },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) =>
      (page + 1) * limits.pageSize < last.count ? page + 1 : undefined,
  });

type Rows = readonly catalogue.CatalogueProduct[];
type CataloguePages = InfiniteData<{ count: number; not_added: number; results: Rows }>;

/** Marks products as added at once. The catalogue also reloads. */
function markAdded(
  client: QueryClient,
  typeId: number,
  isAdded: (id: number) => boolean,
  left: number,
): void {
  client.setQueryData<CataloguePages>(
    catalogueQuery(typeId).queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          not_added: left,
          results: page.results.map((row) => (isAdded(row.id) ? { ...row, is_addded: true } : row)),
        })),
      },
  );
}

interface Addition {
  readonly typeId: number;
  /** The number of the type's products that the shop still lacks. */
  readonly left: number;
}

export const addToShop = mutationOptions({
  mutationFn: ({ id }: Addition & { readonly id: number }) =>
    call(catalogue.addCatalogueProduct, { params: { id } }),
  onSuccess: (_product, { id, typeId, left }, _result, { client }) =>
    markAdded(client, typeId, (row) => row === id, left),
  meta: { failure: () => failures.addProduct, invalidates: productKeys },
});

export const addAllToShop = mutationOptions({
  mutationFn: ({ typeId, exclude }: Addition & { readonly exclude: number[] }) =>
    call(catalogue.addAllCatalogueProducts, { body: { product_type: typeId, exclude } }),
  onSuccess: (_answer, { typeId, exclude, left }, _result, { client }) =>
    markAdded(client, typeId, (row) => !exclude.includes(row), left),
  meta: { failure: () => failures.addProduct, invalidates: productKeys },
});
