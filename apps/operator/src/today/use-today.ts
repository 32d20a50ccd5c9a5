// The needs and the figures. Both reload by themselves.
import type { Today } from '@haat/contract/operator/today';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { everyWhileUsed } from '../platform/last-use.ts';
import { useRingOn } from '../platform/ring.ts';
import type { DeskProvider } from '../providers/data-provider.ts';

const refreshMs = 30_000;

/** The frame and the page load it at the same time. This makes it one call. */
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

/** A hidden tab only polls when it should ring. */
export const useTodayWatch = (enabled: boolean) =>
  useQuery({
    ...useTodayQuery(),
    enabled,
    refetchInterval: () => everyWhileUsed(refreshMs),
    refetchIntervalInBackground: useRingOn(),
    // Show current figures to people who return to the tab.
    refetchOnWindowFocus: 'always',
  });

/** After a 401, ra-core returns an empty object and opens the sign-in. */
const todayOf = (data: unknown): Today | null =>
  typeof data === 'object' && data !== null && 'needs' in data ? (data as Today) : null; // the contract's shape
