// Sends an action. Without a connection it keeps the action on the phone, and `send-waiting.ts` sends it later.

import { isApiError, isUnanswered, sessionOver } from '@haat/client/api-error';
import { type CallInput, writeNameOf } from '@haat/client/client';
import { keyAnswered, keyUnanswered, takeKey, takeOverKey } from '@haat/client/idempotency-keys';
import { sessionPrint } from '@haat/client/session';
import { type AnswerOf, type EndpointSpec, pathOf } from '@haat/contract/endpoint';
import { onlineManager } from '@tanstack/react-query';
import { checkConnection } from '../connection.ts';
import { sendOfOutbox } from '../http.ts';
import { answerInTime, LateAnswer } from './answer-in-time.ts';
import { isKept, type Kept, noteKept } from './kept.ts';
import {
  type ActionFacts,
  nextPlace,
  putAction,
  removeAction,
  thisPage,
  waitingActions,
} from './waiting-actions.ts';

/** An action without an answer for so long waits, and is sent again with its key. */
const answerLimitMs = 10_000;

interface Draft extends ActionFacts {
  readonly owner: string;
  readonly path: string;
  readonly body: unknown;
  readonly doneAt: number;
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * The answer, or `isKept` when the action waits. An action done after a waiting one waits behind it, and the same action done
 * twice is sent once. Throws what `call` throws. An action that fails isn't kept while the server can be reached.
 * `owner` is the session in which it was done, if that was before a wait. In another session it is neither sent nor kept.
 */
export async function sendOrKeep<E extends EndpointSpec>(
  spec: E,
  input: CallInput<E>,
  facts: ActionFacts,
  owner = sessionPrint(),
): Promise<AnswerOf<E> | Kept> {
  if (owner === null || owner !== sessionPrint()) throw sessionOver();
  const { params, body } = input as { params?: Readonly<Record<string, string | number>>; body?: unknown }; // the parts of every JSON call
  const draft: Draft = { ...facts, owner, path: pathOf(spec, params), body, doneAt: Date.now() };
  if (!onlineManager.isOnline() || waitingActions().length > 0) {
    putAction({ ...draft, id: takeOverKey(writeNameOf(draft.path, body)), place: nextPlace() });
    return isKept;
  }
  const name = `${owner} ${facts.about} ${facts.name}`;
  const sending = underWay.get(name) ?? sendNow(draft).finally(() => underWay.delete(name));
  underWay.set(name, sending);
  return (await sending) as AnswerOf<E> | Kept; // the server keeps to the contract
}

/** The action is on the phone while it is sent, so that closing the app can't lose it. */
async function sendNow(draft: Draft): Promise<unknown> {
  const id = takeKey(writeNameOf(draft.path, draft.body));
  const action = { ...draft, id, place: nextPlace(), firstSentAt: draft.doneAt };
  putAction({ ...action, page: thisPage });
  try {
    const { path, body } = draft;
    const answer = await answerInTime(answerLimitMs, (signal) =>
      sendOfOutbox(path, { body, key: id, signal }),
    );
    keyAnswered(id);
    removeAction(id);
    return answer;
  } catch (error) {
    const isLost = await mustWait(error);
    if (draft.owner !== sessionPrint()) {
      removeAction(id);
      throw sessionOver();
    }
    if (isLost) {
      keyAnswered(id);
      putAction(action);
      noteKept();
      return isKept;
    }
    if (isUnanswered(error)) keyUnanswered(id);
    else keyAnswered(id);
    removeAction(id);
    throw error;
  }
}

/** The browser only knows whether there is a network, and reports its end a moment later. */
async function mustWait(error: unknown): Promise<boolean> {
  if (error instanceof LateAnswer) {
    void checkConnection();
    return true;
  }
  const isLost = isApiError(error) && error.status === 0;
  return isLost && (!onlineManager.isOnline() || !(await checkConnection()));
}
