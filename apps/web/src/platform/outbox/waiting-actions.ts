// Actions done without a connection, oldest first. They are in localStorage, so that they survive a reload and all tabs
// share them. Each has its own entry, so that two tabs don't overwrite each other's.
import type { ApiError } from '@haat/client/api-error';
import { randomId } from '@haat/client/random-id';
import { onSessionEnd, sessionPrint } from '@haat/client/session';
import type { ErrorCode } from '@haat/contract/errors';
import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { failures } from '../../messages/failures.ts';
import { outbox } from '../../messages/outbox.ts';
import { toastFailure } from '../toast.ts';

/** What a slice declares about an action. Data only, because it is stored on the phone. */
export interface ActionFacts {
  /** The name of its declaration. */
  readonly kind: string;
  /** What it changes, such as 'order 12'. The pages of this thing show it. */
  readonly about: string;
  /** Which action on that thing. */
  readonly name: string;
  /** Names the thing in a toast when its page isn't open. */
  readonly title: string;
  /** The toast when the server refuses. */
  readonly failure: keyof typeof failures;
  /** Queries to load again, whether it succeeds or not. */
  readonly invalidates: readonly QueryKey[];
  /** The input of its declaration. JSON. */
  readonly input: unknown;
}

export interface Refusal {
  /** Null when the action was too old to be sent safely. */
  readonly code: ErrorCode | null;
  readonly items: ApiError['items'];
  readonly due?: ApiError['due'];
}

export interface WaitingAction extends ActionFacts {
  /** The Idempotency-Key. */
  readonly id: string;
  /** The fingerprint of the session in which it was done. It is never sent in another one. */
  readonly owner: string;
  readonly place: number;
  readonly path: string;
  readonly body?: unknown;
  /** Milliseconds since 1970, by the phone's clock. */
  readonly doneAt: number;
  readonly firstSentAt?: number;
  /** The page that is sending it for the first time. Undefined: it waits. */
  readonly page?: string | undefined;
  /** It is no longer sent. */
  readonly refusal?: Refusal;
}

export const thisPage = randomId();

/** Older versions of the app called the input this. */
type Stored = Omit<WaitingAction, 'input'> & { readonly input?: unknown; readonly detail?: unknown };

const prefix = 'haat.outbox.';
const watchers = new Set<() => void>();
let actions = readAll();

function readAll(): readonly WaitingAction[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored) // only `putAction` writes it
    .map(({ detail, ...action }) => ({ input: detail, ...action }))
    .sort((a, b) => a.place - b.place);
}

/** Whether there are entries of anybody, including those that other tabs have just added. */
export const hasEntries = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(prefix));

export function readAgain(): void {
  actions = readAll();
  for (const watcher of watchers) watcher();
}

export function putAction(action: WaitingAction): void {
  localStorage.setItem(prefix + action.id, JSON.stringify(action));
  readAgain();
}

export function removeAction(id: string): void {
  localStorage.removeItem(prefix + id);
  readAgain();
}

/** Actions that a page was sending when it was closed or reloaded wait from now on. */
export function adoptOrphans(olderThanMs: number): void {
  const isOrphan = ({ page, doneAt }: WaitingAction): boolean =>
    page !== undefined && page !== thisPage && Date.now() - doneAt >= olderThanMs;
  for (const action of actions.filter(isOrphan)) putAction({ ...action, page: undefined });
}

export const allActions = (): readonly WaitingAction[] => actions;

export const nextPlace = (): number => (actions.at(-1)?.place ?? 0) + 1;

export const isMine = ({ owner }: WaitingAction): boolean => owner === sessionPrint();

const isUnsent = ({ refusal, page }: WaitingAction): boolean => !refusal && page === undefined;
const isWaiting = (action: WaitingAction): boolean => isMine(action) && isUnsent(action);

export const waitingActions = (): readonly WaitingAction[] => actions.filter(isWaiting);

/** Actions that the server refused, until their page has shown it. */
export const refusedActions = (): readonly WaitingAction[] =>
  actions.filter((action) => isMine(action) && action.refusal);

function onOutboxChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useActions = (): readonly WaitingAction[] =>
  useSyncExternalStore(onOutboxChange, () => actions).filter(isMine);

export const useWaitingActions = (): readonly WaitingAction[] => useActions().filter(isUnsent);

/** Calls back with the actions that another tab has sent or removed. */
export function onOtherTab(listener: (gone: readonly WaitingAction[]) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(prefix)) return;
    const before = actions;
    readAgain();
    const ids = new Set(actions.map(({ id }) => id));
    listener(before.filter(({ id }) => !ids.has(id)));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

adoptOrphans(0);
// The end of the session has emptied localStorage. Tell the person that these actions are lost.
onSessionEnd((reason) => {
  const areLost = reason === 'expired' && actions.some(isUnsent);
  readAgain();
  if (areLost) toastFailure(outbox.lostAtExpiry);
});
