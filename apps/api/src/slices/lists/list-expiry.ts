// The job that ends a list which nobody answers in time. Each open list has one.
import type { Tx } from '../../platform/database.ts';
import type { JobQueue } from '../../platform/jobs.ts';

export interface ExpiryJob {
  readonly listId: number;
  readonly userId: number;
  readonly host: string;
}

/** Places and removes it in the transaction of its cause. */
export interface ListExpiries {
  place(tx: Tx, listId: number, at: Date): Promise<void>;
  remove(tx: Tx, listId: number): Promise<void>;
}

/** A UUID of the version for one's own use. */
const jobIdOf = (listId: number): string =>
  `00000000-0000-8000-a000-${listId.toString(16).padStart(12, '0')}`;

/** It is nobody's own. */
const nobody = 0;

export const expiriesIn = (queue: JobQueue<ExpiryJob>): ListExpiries => ({
  place: (tx, listId, startAfter) =>
    queue.place(tx, {
      id: jobIdOf(listId),
      startAfter,
      data: { listId, userId: nobody, host: `list ${listId}` },
    }),
  remove: (tx, listId) => queue.remove(tx, jobIdOf(listId)),
});
