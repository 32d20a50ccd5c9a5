// An answer can get lost although the server has done what was asked. Then the server's state tells.
import { isApiError } from '@haat/client/api-error';
import { onlineManager } from '@tanstack/react-query';
import { answerInTime } from './outbox/answer-in-time.ts';

/** The failure must not come much later than without asking. */
const limitMs = 3_000;

/**
 * What `send` answers. When its answer is lost, what `readDone` finds: the state after it, or undefined if it wasn't done.
 * Then it throws the loss. Nothing is sent a second time.
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
