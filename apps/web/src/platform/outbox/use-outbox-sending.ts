// Sends waiting actions while somebody is signed in: at the start, when the connection returns, and on return to the page.
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNewlyWaiting } from './newly-waiting.ts';
import { hasEntries, onOtherTab } from './outbox-entries.ts';

/** Undefined when it couldn't be loaded. */
type LoadSending = () => Promise<Sending | undefined>;

interface Sending {
  /** Because of a new entry, it keeps to the waits between tries. */
  readonly startSending: (client: QueryClient, isNew?: boolean) => void;
  readonly stopRetrying: () => void;
}

export function useOutboxSending(loadSending: LoadSending): void {
  const client = useQueryClient();
  // Outside system: the connection, and other tabs.
  useEffect(() => keepSending(client, loadSending), [client, loadSending]);
}

/** Returns a function to stop. */
function keepSending(client: QueryClient, loadSending: LoadSending): () => void {
  let isOpen = true;
  let stopRetrying: (() => void) | undefined;
  const send = async (isNew?: boolean): Promise<void> => {
    const sending = hasEntries() ? await loadSending() : undefined;
    if (!sending || !isOpen) return;
    stopRetrying = sending.stopRetrying;
    sending.startSending(client, isNew);
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') void send();
  };
  void send();
  const stops = [
    onlineManager.subscribe((isOnline) => isOnline && void send()),
    onNewlyWaiting(() => send(true)),
    onOtherTab((gone) => {
      for (const queryKey of gone.flatMap(({ invalidates }) => invalidates))
        void client.invalidateQueries({ queryKey });
    }),
  ];
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    isOpen = false;
    stopRetrying?.();
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onReturn);
  };
}
