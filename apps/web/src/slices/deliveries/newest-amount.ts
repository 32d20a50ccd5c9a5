// Whether the amount in the dialog of completion is the newest.
import { onlineManager } from '@tanstack/react-query';
import { answerInTime } from '../../platform/outbox/answer-in-time.ts';

export type AmountCheck = 'asking' | 'newest' | 'unknown';

const answerLimitMs = 4_000;

/** `load` asks the server for the delivery. A slow or lost connection must not hold the deliverer up. */
export async function checkAmount(load: () => Promise<unknown>): Promise<AmountCheck> {
  if (!onlineManager.isOnline()) return 'unknown';
  return answerInTime(answerLimitMs, load).then(
    () => 'newest',
    () => 'unknown',
  );
}
