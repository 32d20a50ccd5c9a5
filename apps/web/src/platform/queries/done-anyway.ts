// When an answer is lost, asks the server whether it has done the write.
import { isApiError } from '@haat/client/api-error';
import { onlineManager } from '@tanstack/react-query';
import { answerInTime } from '../outbox/answer-in-time.ts';

/** Short, so that the failure doesn't appear much later than without asking. */
const limitMs = 3_000;

/**
 * Returns the answer of `send`. When it is lost, returns the new state that `readDone` finds. If that is undefined, the
 * write wasn't done, and this throws the error of `send`. Nothing is sent a second time.
 */
export async function answerOrState<Answer>(
  send: () => Promise<Answer>,
  readDone: (signal: AbortSignal) => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error) || error.status !== 0 || !onlineManager.isOnline()) throw error;
    const state = await answerInTime(limitMs, readDone).catch(() => undefined);
    if (state === undefined) throw error;
    return state;
  }
}
