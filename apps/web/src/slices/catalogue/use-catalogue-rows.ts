// The catalogue's products of one type, with their mutations.
import type * as catalogue from '@haat/contract/catalogue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { loadNextPage, type PagedList } from '../../platform/queries/paged-list.ts';
import { catalogueQuery } from './catalogue.api.ts';

export interface CatalogueRows extends PagedList<catalogue.CatalogueProduct> {
  readonly notAdded: number;
}

export function useCatalogueRows(typeId: number) {
  const query = useInfiniteQuery(catalogueQuery(typeId));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const last = query.data?.pages.at(-1);
  const data: CatalogueRows | undefined = query.data && {
    items: query.data.pages.flatMap((page) => page.results),
    count: last?.count ?? 0,
    notAdded: last?.not_added ?? 0,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage: () => void loadNextPage(query),
  };
  return { data, isError: query.isError, isPaused: query.isPaused, refetch: query.refetch };
}
