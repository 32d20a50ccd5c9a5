// Sends an action. Without a connection, it keeps the action on the phone for `send-waiting.ts`.
import { isApiError, isUnanswered, sessionOver } from '@haat/client/api-error';
import { writeNameOf } from '@haat/client/client';
import { keyAnswered, keyUnanswered, takeKey } from '@haat/client/idempotency-keys';
import { sessionPrint } from '@haat/client/session';
import { onlineManager } from '@tanstack/react-query';
import { sendOfOutbox } from '../http.ts';
import { checkConnection } from '../loading/connection.ts';
import { answerInTime, LateAnswer } from './answer-in-time.ts';
import { noteNewlyWaiting } from './newly-waiting.ts';
import {
  type ActionFacts,
  nextPlace,
  putEntry,
  removeEntry,
  thisPage,
  waitingEntries,
} from './outbox-entries.ts';

/** An action without an answer for this long starts to wait. Later it is sent again with its key. */
const answerLimitMs = 10_000;

interface Draft extends ActionFacts {
  /** The fingerprint of the session in which it was done. In another session it is neither sent nor kept. */
  readonly owner: string | null;
  readonly method?: 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly doneAt: number;
}

/** `sent`: the server has answered. */
export type Outcome<Answer> =
  | { readonly state: 'sent'; readonly answer: Answer }
  | { readonly state: 'waiting' };

const underWay = new Map<string, Promise<Outcome<unknown>>>();

/**
 * An action waits behind those that wait already. The same action done twice is sent once. Throws what `call` throws. An
 * action that fails isn't kept while the server can be reached.
 */
export async function sendOrKeep(draft: Draft): Promise<Outcome<unknown>> {
  const { owner, about, name, path, body } = draft;
  if (owner === null || owner !== sessionPrint()) throw sessionOver();
  const isOnline = onlineManager.isOnline();
  if (!isOnline || waitingEntries().length > 0) {
    putEntry({ ...draft, owner, id: takeKey(writeNameOf(path, body)), place: nextPlace() });
    // Perhaps nobody sends those before it: the code couldn't be loaded, or another tab has just finished.
    if (isOnline) noteNewlyWaiting();
    return { state: 'waiting' };
  }
  const once = `${owner} ${about} ${name}`;
  const sending = underWay.get(once) ?? sendNow({ ...draft, owner }).finally(() => underWay.delete(once));
  underWay.set(once, sending);
  return sending;
}

/** Keeps the action on the phone while it is sent, so that closing the app can't lose it. */
async function sendNow(draft: Draft & { readonly owner: string }): Promise<Outcome<unknown>> {
  const { owner, method, path, body } = draft;
  const id = takeKey(writeNameOf(path, body));
  const entry = { ...draft, id, place: nextPlace(), firstSentAt: draft.doneAt };
  putEntry({ ...entry, page: thisPage });
  try {
    const answer = await answerInTime(answerLimitMs, (signal) =>
      sendOfOutbox(path, { method, body, key: id, signal }),
    );
    keyAnswered(id);
    removeEntry(id);
    return { state: 'sent', answer };
  } catch (error) {
    const isLost = await mustWait(error);
    if (owner !== sessionPrint()) {
      removeEntry(id);
      throw sessionOver();
    }
    if (isLost) {
      putEntry(entry);
      noteNewlyWaiting();
      return { state: 'waiting' };
    }
    if (isUnanswered(error)) keyUnanswered(id);
    else keyAnswered(id);
    removeEntry(id);
    throw error;
  }
}

/** The browser only knows whether there is a network, and reports its loss a moment later. */
async function mustWait(error: unknown): Promise<boolean> {
  if (error instanceof LateAnswer) {
    void checkConnection();
    return true;
  }
  const isLost = isApiError(error) && error.status === 0;
  return isLost && (!onlineManager.isOnline() || !(await checkConnection()));
}
