// The setup's steps, and which are done. Reloads by itself, because other people do some of them.
import type { SetupState } from '@haat/contract/operator/setup';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { everyWhileUsed } from '../platform/last-use.ts';
import type { DeskProvider } from '../providers/data-provider.ts';
import { starterLeft } from './starter-left.ts';

const halfMinuteMs = 30_000;

export function useSetup() {
  const provider = useDataProvider<DeskProvider>();
  return useQuery({
    queryKey: ['setup'],
    queryFn: async ({ signal }) => setupOf((await provider.ask('setup', { signal })).data),
    refetchInterval: () => everyWhileUsed(halfMinuteMs),
  });
}

/** The server can't know that a part of the starter set is missing. */
const withLeft = ({ steps, is_done }: SetupState): SetupState => ({
  is_done: is_done && steps.every(({ key }) => starterLeft(key) === 0),
  steps: steps.map((step) => ({ ...step, is_done: step.is_done && starterLeft(step.key) === 0 })),
});

/** After a 401, ra-core returns an empty object and opens the sign-in. */
const setupOf = (data: unknown): SetupState | null =>
  typeof data === 'object' && data !== null && 'steps' in data
    ? withLeft(data as SetupState) // the contract's shape
    : null;

type Steps = SetupState['steps'];

export const doneCount = (steps: Steps): number => steps.filter((step) => step.is_done).length;

/** The first step after `key` that isn't done, or else the first one of all. */
export function nextStep(steps: Steps, key?: string): Steps[number]['key'] | undefined {
  const at = steps.findIndex((step) => step.key === key);
  const inOrder = [...steps.slice(at + 1), ...steps.slice(0, at + 1)];
  return inOrder.find((step) => !step.is_done)?.key;
}
