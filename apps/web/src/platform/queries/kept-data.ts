// Keeps the last data on the phone, and shows it when a query can't load: without a network, or while the server
// doesn't answer.
import { ApiError, isApiError } from '@haat/client/api-error';
import { findDatabases } from '@haat/client/device-storage';
import { getToken, onSessionEnd, sessionPrint } from '@haat/client/session';
import {
  type DataTag,
  hashKey,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { checkConnection } from '../loading/connection.ts';
import {
  dropAllKept,
  dropKeptBefore,
  dropKeptOne,
  findKept,
  type KeptAnswer,
  putKept,
} from './kept-store.ts';

const weekMs = 7 * 24 * 60 * 60_000;
const gatherMs = 1_000;
/** After this time without an answer, old data is better than a skeleton. */
const patienceMs = 3_000;
/** A longer list would reload all its pages on return. */
const pagesAtMost = 3;

/** The age of each copy that a query got, by the query's hash. */
const copies = new Map<string, number>();

/** Whether a query still shows the phone's copy, because no answer has come. */
export const isCopy = ({ queryHash, state }: Query): boolean => copies.get(queryHash) === state.dataUpdatedAt;

/** Returns a function to stop. Without IndexedDB nothing is kept. */
export function keepData(client: QueryClient): () => void {
  if (!findDatabases()) return () => undefined;
  const stops = [storeAnswers(client), giveWhenCutOff(client), giveWhenSlow(client)];
  note(getToken() === null ? dropAllKept() : dropKeptBefore(Date.now() - weekMs));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Copies the answers to the phone. The end of a session deletes them. */
function storeAnswers(client: QueryClient): () => void {
  const changed = new Map<string, { readonly query: Query; readonly owner: string }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const mine = [...changed.values()].filter(({ owner }) => owner === ownerNow());
    const answers = mine.flatMap(({ query, owner }) => answerOf(query, owner));
    changed.clear();
    if (answers.length > 0) note(putKept(answers));
  };
  const stopCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const owner = ownerNow();
    if (action.type !== 'success' || owner === null || !isKeepable(query)) return;
    changed.set(query.queryHash, { query, owner });
    timer ??= setTimeout(flush, gatherMs);
  });
  const stopSession = onSessionEnd(() => {
    changed.clear();
    copies.clear();
    note(dropAllKept());
  });
  // A phone may end a page in the background at any time.
  const onHidden = (): void => void (document.visibilityState === 'hidden' && flush());
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    stopCache();
    stopSession();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

const giveWhenCutOff = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'failed' && isUnreached(action.error)) void checkConnection();
    if ((action.type === 'failed' || action.type === 'pause') && isCutOff(query))
      note(giveKept(client, query));
  });

/** Another query already shows a copy while it waits, so the next one needn't wait as long. */
const isKnownSlow = (client: QueryClient): boolean =>
  client.getQueryCache().findAll({ fetchStatus: 'fetching' }).some(isCopy);

/** The request goes on, and its answer replaces the copy. */
function giveWhenSlow(client: QueryClient): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stopCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && isCopy(query) && onlineManager.isOnline()) return takeBack(query);
    if (action.type !== 'fetch' || query.state.data !== undefined) return;
    clearTimeout(timers.get(query.queryHash));
    const onTime = (): void => {
      timers.delete(query.queryHash);
      if (!isUnanswered(query)) return;
      void checkConnection();
      note(giveKept(client, query));
    };
    timers.set(query.queryHash, setTimeout(onTime, isKnownSlow(client) ? 0 : patienceMs));
  });
  return () => {
    stopCache();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** The server answered with a failure after all. The page shows it with 'Try again'. */
const takeBack = (query: Query): void => query.setState({ data: undefined, dataUpdatedAt: 0 });

/** The phone's copy for a query that waits for a network. Throws when there is none. */
async function keptDataOf<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
): Promise<Data> {
  const query = client.getQueryCache().find({ queryKey });
  if (query && findDatabases()) await giveKept(client, query).catch(warn);
  const data = client.getQueryData<Data>(queryKey);
  if (data === undefined) throw new ApiError({ code: 'network', status: 0 });
  return data;
}

/** The known data of a query, or else `load`. Throws when there is neither a network nor a copy. */
export const ensureKnown = <Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  load: () => Promise<Data>,
): Promise<Data> =>
  onlineManager.isOnline() ? loadOrKept(client, queryKey, load) : keptDataOf(client, queryKey);

/** Runs `load`. Returns this phone's copy instead when there is no network, or as soon as a query has loaded it. */
export function loadOrKept<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  load: () => Promise<Data>,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== hashKey(queryKey)) return;
      if (event.action.type === 'pause') keptDataOf(client, queryKey).then(resolve, reject);
      if (isCopy(event.query)) resolve(event.query.state.data as Data); // the key's tag gives the type
    });
    load().then(resolve, reject).finally(stop);
  });
}

/** This phone's copy of something that never changes. Undefined: there is none. */
export async function keptForever<Data>(queryKey: QueryKey): Promise<Data | undefined> {
  if (!findDatabases()) return undefined;
  const kept = await findKept(hashKey(queryKey)).catch(warn);
  return kept && kept.owner === ownerNow() ? (kept.data as Data) : undefined; // the query's own data
}

/** Deletes the phone's copy of a query. */
export function dropKept(queryKey: QueryKey): void {
  if (findDatabases()) note(dropKeptOne(hashKey(queryKey)));
}

/** Queries that end with their page aren't kept: they hold what is being typed or searched. */
const isKeepable = (query: Query): boolean => query.options.gcTime !== 0;

/** No answer came, although the browser has a network. */
const isUnreached = (error: unknown): boolean =>
  isApiError(error) && error.status === 0 && onlineManager.isOnline();

const isCutOff = (query: Query): boolean => query.state.data === undefined && !onlineManager.isOnline();

/** Whether the first try hangs. A failed try counts as an answer. */
const isUnanswered = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching' && state.fetchFailureCount === 0;

/** Puts the kept data into the cache. */
async function giveKept(client: QueryClient, query: Query): Promise<void> {
  const kept = await findKept(query.queryHash);
  if (!kept || kept.owner !== ownerNow() || !(isCutOff(query) || isUnanswered(query))) return;
  copies.set(query.queryHash, kept.updatedAt);
  client.setQueryData(kept.key, kept.data, { updatedAt: kept.updatedAt });
}

function answerOf({ queryHash, queryKey, state }: Query, owner: string): KeptAnswer[] {
  if (state.data === undefined) return [];
  return [
    { hash: queryHash, key: queryKey, data: shortened(state.data), updatedAt: state.dataUpdatedAt, owner },
  ];
}

function shortened(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { ...data, pages: pages.slice(0, pagesAtMost), pageParams: pageParams.slice(0, pagesAtMost) };
}

/** Other sessions, and builds with other answers, don't share it. */
function ownerNow(): string | null {
  const print = sessionPrint();
  return print && `${print} ${import.meta.env.DATA_SHAPE}`;
}

/** If the store is full or locked, only the data without a network is missing. */
const note = (work: Promise<unknown>): void => void work.catch(warn);

const warn = (error: unknown): void => console.warn('Could not keep data on this phone', error);
