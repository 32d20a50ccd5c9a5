// Marks all notifications as read when the list opens with any, but none that arrive later.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { markAllRead } from './notifications.api.ts';

export function useMarkRead(hasAny: boolean): void {
  const client = useQueryClient();
  const isMarked = useRef(false);
  // Outside system: the server.
  useEffect(() => {
    if (!hasAny || isMarked.current) return;
    isMarked.current = true;
    markAllRead(client).catch((error: unknown) => console.warn('Could not mark as read', error));
  }, [hasAny, client]);
}
