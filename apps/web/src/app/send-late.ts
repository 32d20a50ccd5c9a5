// Sends waiting actions. Usually nothing waits, so this loads after the first screen, or when something waits.
import type { QueryClient } from '@tanstack/react-query';
import { sendAtOnce } from '../platform/outbox/send-waiting.ts';

export { stopRetrying } from '../platform/outbox/send-waiting.ts';

export const sendAll = (client: QueryClient, isNew?: boolean): void =>
  sendAtOnce(client, () => import('./action-files.ts'), isNew);
