// Sends waiting actions. Usually nothing waits, so this loads after the first screen, or when something waits.
import type { QueryClient } from '@tanstack/react-query';
import { sendWaiting } from '../platform/outbox/send-waiting.ts';

export { stopRetrying } from '../platform/outbox/send-waiting.ts';

export const startSending = (client: QueryClient, isNew?: boolean): void =>
  sendWaiting(client, () => import('./action-files.ts'), isNew);
