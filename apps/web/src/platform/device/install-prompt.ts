// The browser's offer to install the app, kept until the person asks for it in the menu.
import { useSyncExternalStore } from 'react';

/** Not in TypeScript's library: only Chromium has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const watchers = new Set<() => void>();

function change(next: InstallOffer | undefined): void {
  offer = next;
  for (const watcher of watchers) watcher();
}

window.addEventListener('beforeinstallprompt', (event) => {
  // Otherwise the browser would show its own banner.
  event.preventDefault();
  change(event as InstallOffer); // the event of this name
});
window.addEventListener('appinstalled', () => change(undefined));

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, () => offer !== undefined);

/** The browser asks the person. An offer can be used once; the browser makes a new one later. */
export function installApp(): void {
  const current = offer;
  change(undefined);
  current?.prompt().catch((error: unknown) => console.warn('The browser did not install the app', error));
}
