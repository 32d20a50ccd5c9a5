// Combines pages of `{count, results}` into one list. The slice's api file makes the options, InfiniteList shows the
// list.
import { limits } from '@haat/contract/limits';
import {
  type FetchNextPageOptions,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type QueryMeta,
  type RefetchOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';

export interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

interface PagedOptions<Item> {
  readonly queryKey: QueryKey;
  readonly load: (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<Page<Item>>;
  readonly enabled?: boolean;
  readonly meta?: QueryMeta;
}

export interface Identified {
  readonly id: number | string;
}

const shortPages = 3;

/** Don't refetch all pages of a long list on return. */
const isShort = (query: { readonly state: { readonly data?: InfiniteData<unknown> } }): boolean =>
  (query.state.data?.pages.length ?? 0) <= shortPages;

/** There is a next page while (page + 1) × pageSize < count. */
export const pagedQuery = <Item extends Identified>({ queryKey, load, enabled, meta }: PagedOptions<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load({ limit: limits.pageSize, offset: pageParam * limits.pageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: Page<Item>, _pages: readonly Page<Item>[], page: number) =>
      (page + 1) * limits.pageSize < last.count ? page + 1 : undefined,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    enabled,
    meta,
  });

interface InfiniteQuery {
  readonly fetchNextPage: (options: FetchNextPageOptions) => Promise<{
    readonly data?: InfiniteData<{ readonly count: number }> | undefined;
  }>;
  readonly refetch: (options: RefetchOptions) => Promise<unknown>;
}

/**
 * Loads the next page. If the count has changed since the other pages came, rows have moved across their borders, so
 * it loads all of them again. Meanwhile the list stays as it is.
 */
export async function loadNextPage({ fetchNextPage, refetch }: InfiniteQuery): Promise<void> {
  const { data } = await fetchNextPage({ cancelRefetch: false });
  if (new Set(data?.pages.map(({ count }) => count)).size > 1) await refetch({ cancelRefetch: false });
}

export interface PagedList<Item> {
  readonly items: readonly Item[];
  /** Of all items, not only the loaded ones. */
  readonly count: number;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => void;
}

/** For `QueryBoundary`: `data` is the whole list so far. */
export function usePagedList<Item extends Identified>(options: ReturnType<typeof pagedQuery<Item>>) {
  const query = useInfiniteQuery(options);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const flat = useMemo(() => query.data && flatten(query.data), [query.data]);
  const data: PagedList<Item> | undefined = flat && {
    ...flat,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage: () => void loadNextPage(query),
  };
  return { data, isError: query.isError, isPaused: query.isPaused, refetch: query.refetch };
}

/** Remove duplicates: a new item at the top shifts the last one of a page into the next page. */
function flatten<Item extends Identified>({ pages }: InfiniteData<Page<Item>>) {
  const byId = new Map(pages.flatMap((page) => page.results).map((item) => [item.id, item]));
  return { items: [...byId.values()], count: pages.at(-1)?.count ?? 0 };
}
