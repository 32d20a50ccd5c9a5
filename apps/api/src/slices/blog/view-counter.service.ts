// Adds new views to the articles after the response, one count at a time per process, so that readers wait for nothing.
// Views left by a process that died are added with the next one.
import type { Database } from '../../platform/database.ts';
import { countUncountedViews } from './article.queries.ts';

export interface ViewCounter {
  /** A view is waiting to be counted. */
  notice(): void;
  /** Resolves when no counting is running. */
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
