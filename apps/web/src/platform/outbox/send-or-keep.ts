// Sends an action. Without a connection it keeps the action on the phone, and `send-waiting.ts` sends it later.
import { type AnswerOf, type EndpointSpec, pathOf } from '@haat/contract/endpoint';
import { onlineManager } from '@tanstack/react-query';
import { isApiError } from '../api-error.ts';
import { checkConnection } from '../connection.ts';
import { type CallInput, call, writeNameOf } from '../http.ts';
import { takeOverKey } from '../unanswered-writes.ts';
import { isKept, type Kept } from './kept.ts';
import { type ActionFacts, nextPlace, putAction, waitingActions } from './waiting-actions.ts';

/** The browser only knows whether there is a network, and reports its end a moment later. */
const isConnectionGone = async (): Promise<boolean> =>
  !onlineManager.isOnline() || !(await checkConnection());

/**
 * The answer, or `isKept` when the action waits. An action done after a waiting one waits behind it. Throws what `call` throws.
 * An action without an answer isn't kept while the server can be reached.
 */
export async function sendOrKeep<E extends EndpointSpec>(
  spec: E,
  input: CallInput<E>,
  facts: ActionFacts,
): Promise<AnswerOf<E> | Kept> {
  const doneAt = Date.now();
  if (onlineManager.isOnline() && waitingActions().length === 0) {
    try {
      return await call(spec, input);
    } catch (error) {
      const isLost = isApiError(error) && error.status === 0;
      if (!isLost || !(await isConnectionGone())) throw error;
    }
  }
  const { params, body } = input as { params?: Readonly<Record<string, string | number>>; body?: unknown }; // the parts of every JSON call
  const path = pathOf(spec, params);
  const id = takeOverKey(writeNameOf(path, body));
  putAction({ ...facts, id, place: nextPlace(), path, body, doneAt });
  return isKept;
}
