// The daily sweep of rows whose contents are files in the store, and of files without a row.
import { findOrphans } from './orphan-files.ts';
import type { SliceContext } from './slice-context.ts';
import { countTogether, deleteUnused, forgetRemoved, listRemoved, type StoredRows } from './unused-rows.ts';

interface Swept {
  /** In plural, such as 'pictures'. */
  readonly what: string;
  readonly rows: StoredRows;
  /** The key of the row that a file in the store belongs to. Undefined for files of others. */
  readonly keyOf: (name: string) => string | undefined;
  /** Removes the files of a row. */
  readonly removeFiles: (key: string) => Promise<void>;
}

type Parts = Pick<SliceContext, 'sweeps' | 'files' | 'database' | 'clock'>;

export function addFileSweeps(
  { sweeps, files, database, clock }: Parts,
  { what, rows, keyOf, removeFiles }: Swept,
): void {
  countTogether(rows);
  sweeps.add({
    what: `${what} unused for a day`,
    isLast: true,
    removeSome: async (inTx, atMost) => {
      const removed = await inTx((tx) => deleteUnused(tx, rows, atMost));
      // Includes files of a sweep that stopped between deleting rows and files.
      const keys = await listRemoved(database.db, rows, atMost);
      await inParts(keys, removeFiles);
      await inTx((tx) => forgetRemoved(tx, rows, keys));
      return removed;
    },
  });
  sweeps.add({
    what: `stored files without a row of ${what}`,
    removeSome: async (_, atMost) => {
      const where = { files, db: database.db, now: clock.now(), rows, keyOf };
      const names = await findOrphans(where, atMost);
      await inParts(names, (name) => files.remove(name));
      return names.length;
    },
  });
}

const filesAtOnce = 20;

async function inParts(names: readonly string[], remove: (name: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < names.length; at += filesAtOnce) {
    await Promise.all(names.slice(at, at + filesAtOnce).map(remove));
  }
}
