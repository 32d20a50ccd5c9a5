// The outbox: actions under way, waiting and refused, oldest first. They are in localStorage, so that they survive a reload
// and all tabs share them. Each is an entry of its own, so that two tabs don't overwrite each other's.
import type { ApiError } from '@haat/client/api-error';
import { deviceStorage } from '@haat/client/device-storage';
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

export interface OutboxEntry extends ActionFacts {
  /** The Idempotency-Key. */
  readonly id: string;
  /** The fingerprint of the session in which it was done. It is never sent in another one. */
  readonly owner: string;
  readonly place: number;
  /** Undefined: POST. */
  readonly method?: 'PATCH' | 'DELETE';
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
type Stored = Omit<OutboxEntry, 'input'> & { readonly input?: unknown; readonly detail?: unknown };

const prefix = 'haat.outbox.';
const watchers = new Set<() => void>();
let entries = readAll();

function readAll(): readonly OutboxEntry[] {
  return deviceStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => JSON.parse(deviceStorage.getItem(key) ?? 'null') as Stored) // only `putEntry` writes it
    .map(({ detail, ...entry }) => ({ input: detail, ...entry }))
    .sort((a, b) => a.place - b.place);
}

/** Whether there are entries of anybody, including those that other tabs have just added. */
export const hasEntries = (): boolean => readAll().length > 0;

export function readAgain(): void {
  entries = readAll();
  for (const watcher of watchers) watcher();
}

export function putEntry(entry: OutboxEntry): void {
  deviceStorage.setItem(prefix + entry.id, JSON.stringify(entry));
  readAgain();
}

export function removeEntry(id: string): void {
  deviceStorage.removeItem(prefix + id);
  readAgain();
}

/** Actions that a page was sending when it was closed or reloaded wait from now on. */
export function adoptOrphans(olderThanMs: number): void {
  const isOrphan = ({ page, doneAt }: OutboxEntry): boolean =>
    page !== undefined && page !== thisPage && Date.now() - doneAt >= olderThanMs;
  for (const entry of entries.filter(isOrphan)) putEntry({ ...entry, page: undefined });
}

export const allEntries = (): readonly OutboxEntry[] => entries;

export const nextPlace = (): number => (entries.at(-1)?.place ?? 0) + 1;

export const isMine = ({ owner }: OutboxEntry): boolean => owner === sessionPrint();

/** Neither refused nor under way for the first time. It may have been sent without an answer. */
const isWaiting = ({ refusal, page }: OutboxEntry): boolean => !refusal && page === undefined;

export const waitingEntries = (): readonly OutboxEntry[] => entries.filter(isMine).filter(isWaiting);

/** Actions that the server refused, until their page has shown it. */
export const refusedEntries = (): readonly OutboxEntry[] =>
  entries.filter((entry) => isMine(entry) && entry.refusal);

function onOutboxChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useEntries = (): readonly OutboxEntry[] =>
  useSyncExternalStore(onOutboxChange, () => entries).filter(isMine);

export const useWaitingEntries = (): readonly OutboxEntry[] => useEntries().filter(isWaiting);

/** Calls back with the entries that another tab has removed. */
export function onOtherTab(listener: (gone: readonly OutboxEntry[]) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(prefix)) return;
    const before = entries;
    readAgain();
    const ids = new Set(entries.map(({ id }) => id));
    listener(before.filter(({ id }) => !ids.has(id)));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

adoptOrphans(0);
// The end of the session has emptied localStorage. Tell the person that these actions are lost.
onSessionEnd((reason) => {
  const areLost = reason === 'expired' && entries.some(isWaiting);
  readAgain();
  if (areLost) toastFailure(outbox.lostAtExpiry);
});
