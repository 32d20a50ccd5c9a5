// The cache of server data. A failed load shows one toast after its retries. `kept-data.ts` keeps a copy on the phone.
import { isApiError } from '@haat/client/api-error';
import {
  MutationCache,
  type MutationMeta,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { failures } from '../messages/failures.ts';
import { endFailure, toastFailure, toastFailureOf, toastSuccess } from './toast.ts';

/** The text may depend on the input and the error. */
type FailureText = (input: never, error: unknown) => string | null;

/** Functions, so that the toast is in the current language. */
type Text = () => string;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when this load fails, instead of 'Could not fetch data'. Null: no toast, the page shows the failure. */
      readonly failure?: ((error: unknown) => string | null) | null;
      /** A message to log instead of showing a toast. */
      readonly logFailure?: Text;
      /** For polls: silent after the first failure until one succeeds. */
      readonly oncePerOutage?: boolean;
      /** Loaded on every page, so its age doesn't count as the page's age. */
      readonly isOfEveryPage?: boolean;
    };
    mutationMeta: {
      /** The toast when this mutation fails. It disappears when the mutation later succeeds. Null: no toast. */
      readonly failure?: FailureText;
      /** The toast when this mutation succeeds. */
      readonly success?: Text;
      /** Queries to load again when this mutation succeeds. */
      readonly invalidates?: readonly QueryKey[];
      /** Reload them also when it fails, because somebody else may have changed them. */
      readonly invalidatesOnFailure?: boolean;
    };
  }
}

const retryDelaysMs = [700, 2_300];

/** Retry after a lost connection or a server error, not after a refusal. */
const isWorthRetrying = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

export function createQueryClient(): QueryClient {
  /** Queries that have already shown their failure. */
  const outages = new Set<string>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const { failure = () => failures.fetch, logFailure, oncePerOutage } = query.meta ?? {};
        if (isApiError(error) && error.status === 401) return;
        if (logFailure) console.error(logFailure(), error);
        const text = failure?.(error) ?? null;
        if (logFailure || text === null || (oncePerOutage && outages.has(query.queryHash))) return;
        if (oncePerOutage) outages.add(query.queryHash);
        toastFailure(text);
      },
      onSuccess(_data, query) {
        outages.delete(query.queryHash);
      },
    }),
    mutationCache: createMutationCache(() => client),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        retry: (count, error) => count < retryDelaysMs.length && isWorthRetrying(error),
        retryDelay: (count) => retryDelaysMs[count] ?? 0,
        gcTime: 30 * 60_000,
      },
      // Without a connection an action fails at once, unless the outbox keeps it.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

const failureOf = (meta: MutationMeta | undefined, input: unknown, error: unknown): string | null =>
  meta?.failure?.(input as never, error) ?? null; // its own mutation's input

/** Shows the toasts that mutations declare in their `meta`, and reloads what they change. */
function createMutationCache(getClient: () => QueryClient): MutationCache {
  return new MutationCache({
    onSuccess(_data, input, _result, { meta }) {
      const failure = failureOf(meta, input, null);
      if (failure !== null) endFailure(failure);
      if (meta?.success !== undefined) toastSuccess(meta.success());
    },
    onError(error, input, _result, { meta }) {
      const failure = failureOf(meta, input, error);
      if (failure !== null) toastFailureOf(error, failure);
    },
    // After the mutation's own handlers, so that what they wrote into the cache is not older than what is loaded.
    onSettled(_data, error, _input, _result, { meta }) {
      if (error && !meta?.invalidatesOnFailure) return;
      for (const queryKey of meta?.invalidates ?? []) void getClient().invalidateQueries({ queryKey });
    },
  });
}

// Without this, the library assumes that it is online.
onlineManager.setOnline(navigator.onLine);
