// Changes items in loaded lists, so that they are up to date before the refetch.
import type { InfiniteData } from '@tanstack/react-query';

interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

type Pages<P> = InfiniteData<P, unknown>;

export const withoutItem = <Item extends { readonly id: number }, P extends Page<Item>>(
  data: Pages<P>,
  id: number,
): Pages<P> => changed(data, (results) => results.filter((item) => item.id !== id));

/** `item` may be a part: the rest stays. */
export const withItem = <Item extends { readonly id: number }, P extends Page<Item>>(
  data: Pages<P>,
  item: Partial<Item> & { readonly id: number },
): Pages<P> =>
  changed(data, (results: readonly Item[]) =>
    results.map((old) => (old.id === item.id ? { ...old, ...item } : old)),
  );

function changed<Item extends { readonly id: number }, P extends Page<Item>>(
  data: Pages<P>,
  change: (results: readonly Item[]) => readonly Item[],
): Pages<P> {
  const before = data.pages.reduce((sum, page) => sum + page.results.length, 0);
  const pages = data.pages.map((page) => ({ ...page, results: change(page.results) }));
  const gone = before - pages.reduce((sum, page) => sum + page.results.length, 0);
  return { ...data, pages: pages.map((page) => ({ ...page, count: page.count - gone })) };
}
