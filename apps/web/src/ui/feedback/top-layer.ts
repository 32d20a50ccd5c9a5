// The open dialog. Screen readers ignore everything outside it, so toasts must be rendered inside it.
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

/** The element is the top layer while it is rendered. */
export function useAsTopLayer(element: RefObject<HTMLElement | null>): void {
  // Outside system: overlays elsewhere in the tree.
  useLayoutEffect(() => {
    const layer = element.current;
    if (!layer) return;
    change([...layers, layer]);
    return () => change(layers.filter((each) => each !== layer));
  }, [element]);
}

/** The element in which toasts are visible and announced. */
export const useTopLayer = (): HTMLElement =>
  useSyncExternalStore(subscribe, () => layers.at(-1) ?? document.body);
