// Saves data when the person or the browser wants it: small pictures, no moving carousel, fewer polls.
import { screenConstants } from '@haat/contract/limits';
import { useSyncExternalStore } from 'react';
import { appConfig } from './app-config.ts';

interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

function findConnection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined; // as Chrome defines it
}

/** The person's own choice. Undefined until they make one. */
let choice: boolean | undefined;
const listeners = new Set<() => void>();

/** `next` is the person's preference. Undefined follows the browser. */
export function chooseDataSaver(next: boolean | undefined): void {
  if (next === choice) return;
  choice = next;
  for (const listener of listeners) listener();
}

/** The page's request had `Save-Data: on`, or the browser says so now. */
const isAskedByBrowser = (): boolean => appConfig.saveData || findConnection()?.saveData === true;

export const isSavingData = (): boolean => choice ?? isAskedByBrowser();

function subscribe(changed: () => void): () => void {
  const connection = findConnection();
  listeners.add(changed);
  connection?.addEventListener('change', changed);
  return () => {
    listeners.delete(changed);
    connection?.removeEventListener('change', changed);
  };
}

export const useIsSavingData = (): boolean => useSyncExternalStore(subscribe, isSavingData);

/** How often to poll for other people's changes. */
export const pollMs = (): number =>
  isSavingData() ? screenConstants.savingPollMs : screenConstants.notificationPollMs;
