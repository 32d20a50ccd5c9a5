// Adds new views up behind the readers' backs: one of each process at a time, so that a hundred readers at once wait
// neither for each other nor for it. What is left when a process dies is still read, and added up with the next view.
import type { Database } from '../../platform/database.ts';
import { countUncountedViews } from './article.queries.ts';

export interface ViewCounter {
  /** There is something to add up. */
  notice(): void;
  /** When nothing is under way any more. */
  settled(): Promise<void>;
}

export function makeViewCounter(database: Database, onFailure: (error: unknown) => void): ViewCounter {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await database.inTx(countUncountedViews);
    } while (isAskedAgain);
  };
  return {
    notice: () => {
      isAskedAgain = true;
      running ??= run()
        .catch(onFailure)
        .finally(() => {
          running = undefined;
        });
    },
    settled: async () => {
      await running;
    },
  };
}
