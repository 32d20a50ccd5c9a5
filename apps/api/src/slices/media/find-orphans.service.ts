// Compares the store with the rows. A file is left without a row when a server ends between storing a picture and its row, or
// when the store was away as an upload was given up.
import type { Db } from '../../platform/database.ts';
import type { Files } from '../../platform/files.ts';
import { isRestOfUpload, keyOfFile } from './store-image.service.ts';
import { listKnownKeys } from './unused-image.queries.ts';

interface Where {
  readonly files: Files;
  readonly db: Db;
  readonly now: Date;
}

/** Younger files may belong to an upload that is running. */
const dayMs = 24 * 60 * 60 * 1000;

/** In one statement. */
const keysAtOnce = 500;

/**
 * The names of files of uploads that have no row. None when no file has one: then this is the store of another database, or
 * the rows have still to be restored from a backup.
 */
export async function findOrphans({ files, db, now }: Where, atMost: number): Promise<string[]> {
  const orphans: string[] = [];
  let hasKnown = false;
  let batch: string[] = [];
  const compare = async (): Promise<void> => {
    const known = await listKnownKeys(db, [...new Set(batch.map((name) => keyOfFile(name) ?? ''))]);
    hasKnown ||= known.size > 0;
    const isOrphan = (name: string) => isRestOfUpload(name) || !known.has(keyOfFile(name) ?? '');
    orphans.push(...batch.filter(isOrphan));
    batch = [];
  };
  for await (const { name, storedAt } of files.list()) {
    if (keyOfFile(name) === undefined || now.getTime() - storedAt.getTime() <= dayMs) continue;
    batch.push(name);
    if (batch.length >= keysAtOnce) await compare();
  }
  if (batch.length > 0) await compare();
  return hasKnown ? orphans.slice(0, atMost) : [];
}
