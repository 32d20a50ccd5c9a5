// What lies over the page: the open dialog. All beside it is dimmed, and nobody who listens hears of it, so what has to
// be seen and heard meanwhile stands in the dialog.
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

let layers: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  layers = next;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The element is the top layer as long as it is drawn. */
export function useAsTopLayer(element: RefObject<HTMLElement | null>): void {
  // Outside system: whoever draws over the page, elsewhere in the tree.
  useLayoutEffect(() => {
    const layer = element.current;
    if (!layer) return;
    change([...layers, layer]);
    return () => change(layers.filter((each) => each !== layer));
  }, [element]);
}

/** Where to stand to be seen and heard now. */
export const useTopLayer = (): HTMLElement =>
  useSyncExternalStore(subscribe, () => layers.at(-1) ?? document.body);
