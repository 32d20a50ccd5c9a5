// What needs a hand and the figures, loaded again by themselves while the page is visible.
import type { Today } from '@haat/contract/operator/today';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskProvider } from '../providers/data-provider.ts';

const refreshMs = 30_000;

export function useToday() {
  const provider = useDataProvider<DeskProvider>();
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => todayOf((await provider.ask('today', { signal })).data),
    refetchInterval: refreshMs,
    // Whoever comes back to the tab sees the figures of now.
    refetchOnWindowFocus: 'always',
  });
}

/** After a 401 react-admin answers an empty object and opens the sign-in. */
const todayOf = (data: unknown): Today | null =>
  typeof data === 'object' && data !== null && 'needs' in data ? (data as Today) : null; // the contract's shape
