// Sends the waiting actions in their order, one after another, each with its own Idempotency-Key. Only one tab sends.

import { type ApiError, isApiError, isUnanswered } from '@haat/client/api-error';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { outbox } from '../../messages/outbox.ts';
import { successes } from '../../messages/successes.ts';
import { sendOfOutbox } from '../http.ts';
import { toastFailure, toastSuccess } from '../toast.ts';
import { answerInTime } from './answer-in-time.ts';
import { isShown } from './shown-things.ts';
import {
  adoptOrphans,
  forgetActionsOfOthers,
  forgetOldRefusals,
  isMine,
  putAction,
  type Refusal,
  readAgain,
  removeAction,
  type WaitingAction,
  waitingActions,
} from './waiting-actions.ts';

type Settled = (action: WaitingAction, answer: unknown, client: QueryClient) => void;

const settledListeners = new Set<Settled>();
/** Then the try is given up, because a line that hangs would hold all actions for ever. */
const answerLimitMs = 30_000;
/** By then the page that was sending an action is gone. */
const orphanMs = 60_000;
const retryMs = [2_000, 5_000, 15_000, 30_000, 60_000];
/** The server forgets a key after a day. Then a repeat could be done twice. */
const keyIsSafeMs = 23 * 3_600_000;
/** Errors of the server, one after another, until an action counts as refused. */
const faultsAtMost = 5;

let failedTries = 0;
let faults = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

/** Called when the server has done an action, or refused it (the answer is undefined). */
export const onSettled = (listener: Settled): unknown => settledListeners.add(listener);

/** Does nothing while it is already sending. */
function sendWaiting(client: QueryClient): Promise<void> {
  clearTimeout(timer);
  running ??= inOneTab(() => sendAll(client)).finally(() => {
    running = undefined;
  });
  return running;
}

/** The next try after no answer starts from the shortest wait. Call it when the connection returns. */
export function sendAtOnce(client: QueryClient): void {
  failedTries = 0;
  void sendWaiting(client);
}

export const stopRetrying = (): void => clearTimeout(timer);

const inOneTab = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('haat.outbox', work) : work();

async function sendAll(client: QueryClient): Promise<void> {
  // Another tab may have sent some.
  readAgain();
  forgetActionsOfOthers();
  adoptOrphans(orphanMs);
  forgetOldRefusals();
  for (;;) {
    // Meanwhile somebody else may have signed in. Then these are theirs.
    const [next] = waitingActions();
    if (!next || !onlineManager.isOnline()) return;
    const wait = await sendOne(next, client);
    if (wait === undefined) continue;
    timer = setTimeout(() => void sendWaiting(client), wait);
    return;
  }
}

/** Milliseconds to wait before the next try. Undefined when the action is settled. */
async function sendOne(action: WaitingAction, client: QueryClient): Promise<number | undefined> {
  const now = Date.now();
  if (action.firstSentAt !== undefined && now - action.firstSentAt > keyIsSafeMs) {
    return void refuse(action, { code: null, items: [] }, client);
  }
  putAction({ ...action, firstSentAt: action.firstSentAt ?? now });
  const { path, body, id: key, doneAt } = action;
  const secondsAgo = Math.max(0, Math.round((now - doneAt) / 1000));
  try {
    const answer = await answerInTime(answerLimitMs, (signal) =>
      sendOfOutbox(path, { body, key, secondsAgo, signal }),
    );
    await finish(action, answer, client);
  } catch (error) {
    // What it changed belongs to a session that has ended.
    if (!isMine(action)) return void removeAction(action.id);
    if (!isApiError(error)) throw error;
    const wait = waitAfter(error);
    if (wait !== undefined) return wait;
    refuse(action, { code: error.code === 'network' ? null : error.code, items: error.items }, client);
  }
  failedTries = 0;
  faults = 0;
  return undefined;
}

/** Undefined when the server has refused. */
function waitAfter(error: ApiError): number | undefined {
  if (!isUnanswered(error) && error.status !== 429) return undefined;
  faults = error.code === 'internal' ? faults + 1 : 0;
  if (faults >= faultsAtMost) return undefined;
  const wait = retryMs[Math.min(failedTries, retryMs.length - 1)] ?? 0;
  failedTries += 1;
  return Math.max(wait, (error.retryAfter ?? 0) * 1000);
}

async function finish(action: WaitingAction, answer: unknown, client: QueryClient): Promise<void> {
  const { answerKey, success } = action;
  // A load that started before this answer would be older.
  if (answerKey) await client.cancelQueries({ queryKey: answerKey });
  removeAction(action.id);
  if (!isMine(action)) return;
  if (answerKey) client.setQueryData(answerKey, answer);
  if (success) toastSuccess(successes[success]);
  settle(action, answer, client);
}

function refuse(action: WaitingAction, refusal: Refusal, client: QueryClient): void {
  putAction({ ...action, refusal });
  toastFailure(isShown(action.about) ? failures[action.failure] : outbox.notDoneNamed(action.title));
  settle(action, undefined, client);
}

function settle(action: WaitingAction, answer: unknown, client: QueryClient): void {
  for (const listener of settledListeners) listener(action, answer, client);
  for (const queryKey of action.invalidates) void client.invalidateQueries({ queryKey });
}
