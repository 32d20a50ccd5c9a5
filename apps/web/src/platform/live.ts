// What others change while one looks at it: asked anew every ten seconds while the page is seen and has a network, and
// at once when one comes back to it. Spread into query options.
import { screenConstants } from '@haat/contract/limits';
import { onlineManager } from '@tanstack/react-query';
import { failures } from '../messages/failures.ts';

const isPages = (data: unknown): data is { pages: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Every look asks for all pages that are loaded: far down a long list, coming back to it has to do. */
const pagesAtMost = 3;

function refetchInterval({ state }: { readonly state: { readonly data: unknown } }): number | false {
  // Where nothing came yet stands 'Try again', which must not flicker away by itself.
  if (!onlineManager.isOnline() || state.data === undefined) return false;
  const isLong = isPages(state.data) && state.data.pages.length > pagesAtMost;
  return isLong ? false : screenConstants.notificationPollMs;
}

export const live = {
  refetchInterval,
  staleTime: 0,
  meta: { failure: failures.fetch, oncePerOutage: true },
} as const;
