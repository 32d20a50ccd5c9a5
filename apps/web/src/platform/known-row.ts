// What a list on this phone knows of one thing. Apart from the lists, because the first screens don't need it.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Identified, pagedQuery } from './paged-list.ts';

/** The row of a list, for a page whose own data this phone hasn't, while there is no network. */
export function useKnownRow<Item extends Identified>(
  options: ReturnType<typeof pagedQuery<Item>>,
  id: string,
  page: { readonly data: unknown; readonly isPaused: boolean },
): Item | undefined {
  const isWanted = page.data === undefined && page.isPaused;
  const { data } = useInfiniteQuery({ ...options, enabled: isWanted });
  if (!isWanted) return undefined;
  return data?.pages.flatMap(({ results }) => results).find((item) => String(item.id) === id);
}
