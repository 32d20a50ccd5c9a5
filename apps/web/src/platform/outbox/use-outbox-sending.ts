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
  useEffect(() => {
    const { send, stop } = makeSender(client, loadSending);
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void send();
    };
    void send();
    const stopOnline = onlineManager.subscribe((isOnline) => isOnline && void send());
    const stopWaiting = onNewlyWaiting(() => send(true));
    const stopTabs = onOtherTab((gone) => {
      for (const queryKey of gone.flatMap(({ invalidates }) => invalidates))
        void client.invalidateQueries({ queryKey });
    });
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stopOnline();
      stopWaiting();
      stopTabs();
      stop();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [client, loadSending]);
}

function makeSender(client: QueryClient, loadSending: LoadSending) {
  let isOpen = true;
  let stopRetrying: (() => void) | undefined;
  const send = async (isNew?: boolean): Promise<void> => {
    const sending = hasEntries() ? await loadSending() : undefined;
    if (!sending || !isOpen) return;
    stopRetrying = sending.stopRetrying;
    sending.startSending(client, isNew);
  };
  const stop = (): void => {
    isOpen = false;
    stopRetrying?.();
  };
  return { send, stop };
}
