// Finds stored files without a row. They are left when a server ends between storing a file and its row, or when a
// cancelled upload can't be removed because the store can't be reached.
import type { Db } from './database.ts';
import type { Files } from './files.ts';
import { listKnownKeys, type StoredRows } from './unused-rows.ts';

interface Where {
  readonly files: Files;
  readonly db: Db;
  readonly now: Date;
  readonly rows: StoredRows;
  /** The key of the row that a file belongs to. Undefined for files of others. */
  readonly keyOf: (name: string) => string | undefined;
}

/** Younger files may belong to an upload that is running. */
const dayMs = 24 * 60 * 60 * 1000;

/** The most keys in one statement. */
const keysAtOnce = 500;

/**
 * The names of uploaded files without a row. Empty when no file has one: then the store belongs to another database, or
 * the rows must still be restored from a backup.
 */
export async function findOrphans({ files, db, now, rows, keyOf }: Where, atMost: number): Promise<string[]> {
  const orphans: string[] = [];
  let hasKnown = false;
  let batch: string[] = [];
  const compare = async (): Promise<void> => {
    const known = await listKnownKeys(db, rows, [...new Set(batch.map((name) => keyOf(name) ?? ''))]);
    hasKnown ||= known.size > 0;
    const isOrphan = (name: string) => isRestOfUpload(name) || !known.has(keyOf(name) ?? '');
    orphans.push(...batch.filter(isOrphan));
    batch = [];
  };
  for await (const { name, storedAt } of files.list()) {
    if (keyOf(name) === undefined || now.getTime() - storedAt.getTime() <= dayMs) continue;
    batch.push(name);
    if (batch.length >= keysAtOnce) await compare();
  }
  if (batch.length > 0) await compare();
  return hasKnown ? orphans.slice(0, atMost) : [];
}

const isRestOfUpload = (name: string): boolean => name.endsWith('.part');
