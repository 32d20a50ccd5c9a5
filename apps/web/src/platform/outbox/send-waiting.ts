// Sends the waiting actions in their order, one after another, each with its own Idempotency-Key. Only one tab sends.
import { type ApiError, isApiError, isUnanswered } from '@haat/client/api-error';
import { keyAnswered } from '@haat/client/idempotency-keys';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { outbox } from '../../messages/outbox.ts';
import { sendOfOutbox } from '../http.ts';
import { loadPatiently } from '../loading/lazy-load.ts';
import { toastFailure } from '../toast.ts';
import { answerInTime } from './answer-in-time.ts';
import { type AnyAction, findDeclared } from './declared-actions.ts';
import {
  adoptOrphans,
  allEntries,
  isMine,
  type OutboxEntry,
  putEntry,
  readAgain,
  removeEntry,
  waitingEntries,
} from './outbox-entries.ts';
import { isShown } from './shown-things.ts';
import { takeAnswer, takeFailure } from './take-effect.ts';

/** The try ends after this time, because a hanging request would hold up all actions. */
const answerLimitMs = 30_000;
/** After this time, the page that was sending the action must be gone. */
const orphanMs = 60_000;
const dayMs = 24 * 3_600_000;
const retryMs = [2_000, 5_000, 15_000, 30_000, 60_000];
/** The server forgets a key after a day. After that, a repeat could be done twice. */
const keyIsSafeMs = 23 * 3_600_000;
/** After this many server errors in a row, an action counts as refused. */
const faultsAtMost = 5;

/** Loads the files that declare actions. */
let loadActions = async (): Promise<unknown> => undefined;
let failedTries = 0;
let faults = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

export function stopRetrying(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** While it is already sending, it sends new entries afterwards. */
async function sendInOneTab(client: QueryClient): Promise<void> {
  stopRetrying();
  if (running) return running;
  running = withLock(() => sendInOrder(client)).finally(() => {
    running = undefined;
  });
  await running;
  // An entry may have come between the last look and the end of the lock.
  if (canSend() && timer === undefined) await sendInOneTab(client);
}

const canSend = (): boolean => onlineManager.isOnline() && waitingEntries().length > 0;

/** Sends at once. Only when it is called because of a new entry, it keeps to the waits between tries. */
export function sendWaiting(client: QueryClient, load: () => Promise<unknown>, isNew = false): void {
  loadActions = load;
  if (!isNew) failedTries = 0;
  else if (timer !== undefined) return;
  void sendInOneTab(client);
}

const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('haat.outbox', work) : work();

/** Removes actions of ended sessions, and refusals whose page nobody has opened for a day. */
function forgetOld(): void {
  for (const entry of allEntries()) {
    const isOld = entry.refusal && Date.now() - entry.doneAt > dayMs;
    if (isOld || !isMine(entry)) removeEntry(entry.id);
  }
}

async function sendInOrder(client: QueryClient): Promise<void> {
  // Another tab may have sent some.
  readAgain();
  forgetOld();
  adoptOrphans(orphanMs);
  for (;;) {
    // Somebody else may have signed in meanwhile. Then these are their actions.
    const [next] = waitingEntries();
    if (!next || !onlineManager.isOnline()) return;
    const wait = await sendOne(next, client);
    if (wait === undefined) continue;
    timer = setTimeout(() => void sendInOneTab(client), wait);
    return;
  }
}

/** Milliseconds to wait before the next try. Undefined when the entry is settled. */
async function sendOne(entry: OutboxEntry, client: QueryClient): Promise<number | undefined> {
  const now = Date.now();
  if (entry.firstSentAt !== undefined && now - entry.firstSentAt > keyIsSafeMs) {
    return void (await refuse(entry, undefined, client));
  }
  putEntry({ ...entry, firstSentAt: entry.firstSentAt ?? now });
  const { method, path, body, id: key, doneAt } = entry;
  const secondsAgo = Math.max(0, Math.round((now - doneAt) / 1000));
  try {
    const answer = await answerInTime(answerLimitMs, (signal) =>
      sendOfOutbox(path, { method, body, key, secondsAgo, signal }),
    );
    await finish(entry, answer, client);
  } catch (error) {
    // It changed data of a session that has ended.
    if (!isMine(entry)) return void removeEntry(entry.id);
    if (!isApiError(error)) throw error;
    const wait = waitAfter(error);
    if (wait !== undefined) return wait;
    await refuse(entry, error, client);
  }
  failedTries = 0;
  faults = 0;
  return undefined;
}

/** Undefined when the server refused it. */
function waitAfter(error: ApiError): number | undefined {
  if (!isUnanswered(error) && error.status !== 429) return undefined;
  faults = error.code === 'internal' ? faults + 1 : 0;
  if (faults >= faultsAtMost) return undefined;
  const wait = retryMs[Math.min(failedTries, retryMs.length - 1)] ?? 0;
  failedTries += 1;
  return Math.max(wait, (error.retryAfter ?? 0) * 1000);
}

/**
 * Loads its declaration after a restart of the app. Undefined when that fails, or when another version of the app kept
 * the entry.
 */
async function findAction({ kind }: OutboxEntry): Promise<AnyAction | undefined> {
  if (!findDeclared(kind)) await loadPatiently(loadActions);
  return findDeclared(kind);
}

async function finish(entry: OutboxEntry, answer: unknown, client: QueryClient): Promise<void> {
  const declared = await findAction(entry);
  if (!isMine(entry)) return removeEntry(entry.id);
  await takeAnswer({ ...entry, answer }, client, declared, () => {
    keyAnswered(entry.id);
    removeEntry(entry.id);
  });
}

/** Without an error: it was too old to be sent safely. */
async function refuse(entry: OutboxEntry, error: ApiError | undefined, client: QueryClient): Promise<void> {
  const { id, about, failure, title } = entry;
  const declared = await findAction(entry);
  if (!isMine(entry)) return removeEntry(id);
  const code = error && error.code !== 'network' ? error.code : null;
  keyAnswered(id);
  putEntry({ ...entry, refusal: { code, items: error?.items ?? [], due: error?.due } });
  toastFailure(isShown(about) ? failures[failure] : outbox.notDoneNamed(title));
  takeFailure(entry, error, client, declared);
}
