// Sends waiting actions while somebody is signed in: at the start, when the connection returns, and on return to the page.
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onKept } from './kept.ts';
import { sendAtOnce, stopRetrying } from './send-waiting.ts';
import { onOtherTab } from './waiting-actions.ts';

export function useOutboxSending(): void {
  const client = useQueryClient();
  // Outside system: the connection, and other tabs.
  useEffect(() => {
    const send = (): void => sendAtOnce(client);
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') send();
    };
    send();
    const stopOnline = onlineManager.subscribe((isOnline) => isOnline && send());
    const stopKept = onKept(send);
    const stopTabs = onOtherTab((gone) => {
      for (const queryKey of gone.flatMap(({ invalidates }) => invalidates))
        void client.invalidateQueries({ queryKey });
    });
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stopOnline();
      stopKept();
      stopTabs();
      stopRetrying();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [client]);
}
