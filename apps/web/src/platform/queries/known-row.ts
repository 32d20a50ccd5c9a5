// Finds one thing in this phone's lists. In its own file, because the first screens don't need it.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Identified, pagedQuery } from './paged-list.ts';

/** The row of a list, for a page without data of its own while there is no network. */
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
