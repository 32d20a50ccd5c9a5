// Checks whether the dialog of completion shows the newest amount.
import { onlineManager } from '@tanstack/react-query';
import { answerInTime } from '../../../platform/outbox/answer-in-time.ts';

export type AmountCheck = 'asking' | 'newest' | 'unknown';

const answerLimitMs = 4_000;

/** `load` asks the server for the delivery. A slow or lost connection must not delay the deliverer. */
export async function checkAmount(load: () => Promise<unknown>): Promise<AmountCheck> {
  if (!onlineManager.isOnline()) return 'unknown';
  return answerInTime(answerLimitMs, load).then(
    () => 'newest',
    () => 'unknown',
  );
}
