// Query options for data that others change: refetched every ten seconds (30 with the data saver) while the page is visible and online, and at once
// on return.
import { isNotFound } from '@haat/client/api-error';
import { onlineManager } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { pollMs } from '../data-saver.ts';

const isPages = (data: unknown): data is { pages: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

interface PolledState {
  readonly data: unknown;
  readonly error: unknown;
}

/** A refetch loads all pages of a list, so a long list is only refetched on return. */
const pagesAtMost = 3;

function refetchInterval({ state }: { readonly state: PolledState }): number | false {
  // Don't refetch a failed page: its 'Try again' must not disappear by itself. Deleted things don't come back.
  if (!onlineManager.isOnline() || state.data === undefined || isNotFound(state.error)) return false;
  const isLong = isPages(state.data) && state.data.pages.length > pagesAtMost;
  return isLong ? false : pollMs();
}

export const live = {
  refetchInterval,
  staleTime: 0,
  meta: { failure: () => failures.fetch, oncePerOutage: true },
} as const;
