// The shared catalogue: its types, its products page by page, adding one or all.
import { limits, products } from '@haat/contract';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { toastOnFailure } from '../../platform/toast.ts';
import { invalidateProducts } from './retailer-products.api.ts';

const key = ['catalogue'] as const;

export const catalogueTypesQuery = queryOptions({
  queryKey: [...key, 'types'],
  queryFn: async ({ signal }) => (await call(products.catalogueTypes, { signal })).map(({ type }) => type),
});

export const catalogueQuery = (typeId: number) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', typeId],
    queryFn: ({ pageParam, signal }) =>
      call(products.listCatalogue, {
        query: { type__id: typeId, limit: limits.pageSize, offset: pageParam * limits.pageSize },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) =>
      (page + 1) * limits.pageSize < last.count ? page + 1 : undefined,
  });

export const addToShop = mutationOptions({
  mutationFn: (id: number) => call(products.addCatalogueProduct, { params: { id } }),
  onSuccess: (_product, _id, _result, { client }) => invalidateProducts(client),
  onError: toastOnFailure(failures.addProduct),
});

interface AddAll {
  readonly typeId: number;
  readonly exclude: number[];
}

export const addAllToShop = mutationOptions({
  mutationFn: ({ typeId, exclude }: AddAll) =>
    call(products.addAllCatalogueProducts, { body: { product_type: typeId, exclude } }),
  onSuccess: (_answer, _all, _result, { client }) => invalidateProducts(client),
  onError: toastOnFailure(failures.addProduct),
});
