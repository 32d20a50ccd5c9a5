// Pages of `{count, results}` as one list. The slice's api file makes the options, the page hands the list to InfiniteList.
import { limits } from '@haat/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type QueryMeta,
  useInfiniteQuery,
} from '@tanstack/react-query';

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

/** The next page is wanted while (page + 1) × 10 < count. */
export const pagedQuery = <Item>({ queryKey, load, enabled, meta }: PagedOptions<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load({ limit: limits.pageSize, offset: pageParam * limits.pageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: Page<Item>, _pages: readonly Page<Item>[], page: number) =>
      (page + 1) * limits.pageSize < last.count ? page + 1 : undefined,
    enabled,
    meta,
  });

export interface PagedList<Item> {
  readonly items: readonly Item[];
  /** Of all, not only of those loaded. */
  readonly count: number;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => void;
}

/** For `Frame`: `data` is the whole list so far. */
export function usePagedList<Item>(options: ReturnType<typeof pagedQuery<Item>>) {
  const query = useInfiniteQuery(options);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const data: PagedList<Item> | undefined = query.data && {
    ...flatten(query.data),
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage: () => void fetchNextPage(),
  };
  return { data, isError: query.isError, refetch: query.refetch };
}

function flatten<Item>({ pages }: InfiniteData<Page<Item>>) {
  return { items: pages.flatMap((page) => page.results), count: pages.at(-1)?.count ?? 0 };
}
