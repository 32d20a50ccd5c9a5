// The cache of what the server said. A failed load says so once, after its retries; nothing is kept on disk.
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { failures } from '../messages/failures.ts';
import { isApiError } from './api-error.ts';
import { endFailure, toastFailure } from './toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when this load fails, instead of 'Could not fetch data'; null: the caller tells. */
      readonly failure?: string | null;
      /** What a failure writes to the log instead of a toast. */
      readonly logFailure?: string;
      /** For polls: silent after the first failure until one succeeds. */
      readonly oncePerOutage?: boolean;
    };
    mutationMeta: {
      /** The toasts when this act fails, which its caller shows; they go at once when it succeeds after all. */
      readonly failure?: string | readonly string[];
    };
  }
}

const retryDelaysMs = [700, 2_300];

/** Trying again helps against a lost network or a server in trouble, never against a refusal. */
const isWorthRetrying = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

export function createQueryClient(): QueryClient {
  /** Of the queries that said it already. */
  const outages = new Set<string>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const { failure = failures.fetch, logFailure, oncePerOutage } = query.meta ?? {};
        if (isApiError(error) && error.status === 401) return;
        if (logFailure) console.error(logFailure, error);
        if (logFailure || failure === null || (oncePerOutage && outages.has(query.queryHash))) return;
        if (oncePerOutage) outages.add(query.queryHash);
        toastFailure(failure);
      },
      onSuccess(_data, query) {
        outages.delete(query.queryHash);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(_data, _input, _result, { meta }) {
        for (const words of [meta?.failure ?? []].flat()) endFailure(words);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        retry: (count, error) => count < retryDelaysMs.length && isWorthRetrying(error),
        retryDelay: (count) => retryDelaysMs[count] ?? 0,
        gcTime: 30 * 60_000,
      },
      // An act without network fails at once and says so: nothing is sent behind the person's back later.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

// The library believes to be online until told otherwise.
onlineManager.setOnline(navigator.onLine);
