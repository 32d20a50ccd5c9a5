// What needs a hand and the figures, loaded again by themselves.
import type { Today } from '@haat/contract/operator/today';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { everyWhileUsed } from '../platform/last-use.ts';
import { useRingOn } from '../platform/ring.ts';
import type { DeskProvider } from '../providers/data-provider.ts';

const refreshMs = 30_000;

/** The watch of the frame and the page that opens with it ask once. */
const freshMs = 5_000;

const useTodayQuery = (): UseQueryOptions<Today | null> => {
  const provider = useDataProvider<DeskProvider>();
  return {
    queryKey: ['today'],
    queryFn: async ({ signal }) => todayOf((await provider.ask('today', { signal })).data),
    staleTime: freshMs,
  };
};

export const useToday = () => useQuery(useTodayQuery());

/** A hidden tab asks only when it rings. */
export const useTodayWatch = (enabled: boolean) =>
  useQuery({
    ...useTodayQuery(),
    enabled,
    refetchInterval: () => everyWhileUsed(refreshMs),
    refetchIntervalInBackground: useRingOn(),
    // Whoever comes back to the tab sees the figures of now.
    refetchOnWindowFocus: 'always',
  });

/** After a 401 ra-core answers an empty object and opens the sign-in. */
const todayOf = (data: unknown): Today | null =>
  typeof data === 'object' && data !== null && 'needs' in data ? (data as Today) : null; // the contract's shape
