// Pages of `{count, results}` as one list. The slice's api file makes the options, the page hands the list to InfiniteList.
import { limits } from '@haat/contract/limits';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type QueryMeta,
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

interface Identified {
  readonly id: number | string;
}

const shortPages = 3;

/** A list that somebody has scrolled far down is not loaded anew page by page just because it is looked at again. */
const isShort = (query: { readonly state: { readonly data?: InfiniteData<unknown> } }): boolean =>
  (query.state.data?.pages.length ?? 0) <= shortPages;

/** The next page is wanted while (page + 1) × 10 < count. */
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

export interface PagedList<Item> {
  readonly items: readonly Item[];
  /** Of all, not only of those loaded. */
  readonly count: number;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => void;
}

/** For `QueryBoundary`: `data` is the whole list so far. */
export function usePagedList<Item extends Identified>(options: ReturnType<typeof pagedQuery<Item>>) {
  const query = useInfiniteQuery(options);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const flat = useMemo(() => query.data && flatten(query.data), [query.data]);
  const data: PagedList<Item> | undefined = flat && {
    ...flat,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage: () => void fetchNextPage(),
  };
  return { data, isError: query.isError, refetch: query.refetch };
}

/** Each once: what is new at the top pushes the end of a page into the next one. */
function flatten<Item extends Identified>({ pages }: InfiniteData<Page<Item>>) {
  const byId = new Map(pages.flatMap((page) => page.results).map((item) => [item.id, item]));
  return { items: [...byId.values()], count: pages.at(-1)?.count ?? 0 };
}
