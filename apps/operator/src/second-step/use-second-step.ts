// The operator's second factor, from the server.
import type { FactorState } from '@haat/contract/operator/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { beginApp, getFactor } from '../providers/second-step.ts';

const key = ['second-step'];

export const useSecondStep = () => useQuery({ queryKey: key, queryFn: ({ signal }) => getFactor(signal) });

/** Returns a function that keeps a newer state. */
export function useKeepState(): (state: FactorState) => void {
  const queryClient = useQueryClient();
  return (state) => queryClient.setQueryData(key, state);
}

/** The secret of a new app. It changes with each dialog. */
export const useNewApp = (dialog: string) =>
  useQuery({
    queryKey: [...key, 'app', dialog],
    queryFn: beginApp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A few recovery codes are too few: the next lost phone may need one. */
export const isFewCodes = (left: number): boolean => left <= 3;

export const codesLeft = (left: number): string =>
  left === 1 ? 'Only 1 recovery code is left.' : `Only ${left} recovery codes are left.`;
