// Makes a backup: rows, sequences and pictures of one moment, while Haat goes on working.
import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { releaseLock } from '../platform/advisory-lock.ts';
import { forgetStart, noteEnd, noteFailure, noteStart } from '../platform/backup-records.ts';
import type { Clock } from '../platform/clock.ts';
import type { Files } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';
import { tryLockSweeps } from '../platform/sweeps.ts';
import { clearInterrupted } from './backup-files.ts';
import { copyPictures, listStoredNames } from './copy-pictures.ts';
import { beginSnapshot, copyTables, readMigrated, readSequences } from './copy-tables.ts';
import { formatVersion, type Head, headName, type Manifest, manifestName } from './format.ts';
import { withClients } from './with-clients.ts';
import { type AddEntry, type Written, writeBackupFile } from './write-file.ts';

export interface BackupParts {
  /** Of a user that may read all tables. */
  readonly url: string;
  readonly files: Files;
  readonly clock: Clock;
  /** An absolute path. Nothing may be there. */
  readonly file: string;
  readonly isScheduled: boolean;
  /** Stops it. Nothing is left of the file then. */
  readonly signal?: AbortSignal | undefined;
  /** Called in the transaction with the snapshot. */
  readonly onSnapshot?: (client: ClientBase) => Promise<void>;
}

export interface Made extends Written {
  readonly manifest: Manifest;
}

/** Undefined while a sweep or another backup is running. Throws `StartError` when the file can't be written. */
export function makeBackup(parts: BackupParts): Promise<Made | undefined> {
  const { url, clock, file, isScheduled, signal } = parts;
  return withClients(url, 3, async ([lock, client, notes]) => {
    if (!lock || !client || !notes) throw new Error('three connections are needed');
    await refuseCluster(client);
    if (!(await tryLockSweeps(lock))) return undefined;
    const at = clock.now();
    // First the snapshot, so that the file doesn't contain its own row.
    const tables = await beginSnapshot(client);
    const migrations = await readMigrated(client);
    const id = await noteStart(notes, { at, file, isScheduled });
    try {
      await parts.onSnapshot?.(client);
      const head = { ...(await readVersions(client)), madeAt: at.toISOString(), migrations };
      const made = await writeAll(parts, { client, tables, head });
      await noteEnd(notes, id, made.bytes);
      return made;
    } catch (error) {
      // The person at the terminal sees why, and a shutdown isn't a failure.
      const isNoted = isScheduled && !signal?.aborted;
      const noting = isNoted ? noteFailure(notes, id, reasonOf(error)) : forgetStart(notes, id);
      // The failure itself is more important than its note.
      await noting.catch(() => undefined);
      throw error;
    } finally {
      await releaseLock(lock).catch(() => undefined);
    }
  });
}

/** Removes what a killed server has left, unless a sweep or another backup is running. */
export const clearAfterCrash = (url: string): Promise<void> =>
  withClients(url, 2, async ([lock, notes]) => {
    if (!lock || !notes || !(await tryLockSweeps(lock))) return;
    await clearInterrupted(notes);
    await releaseLock(lock);
  });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Snapshot {
  readonly client: ClientBase;
  readonly tables: Awaited<ReturnType<typeof beginSnapshot>>;
  readonly head: Head;
}

async function writeAll(
  { file, files, signal = new AbortController().signal }: BackupParts,
  { client, tables, head }: Snapshot,
): Promise<Made> {
  const made: { manifest?: Manifest } = {};
  const written = await writeBackupFile(file, signal, async (add) => {
    await addJson(add, headName, head);
    const copied = await copyTables(client, tables, add);
    const sequences = await readSequences(client);
    const names = await listStoredNames(client);
    await client.query('COMMIT');
    const pictures = await copyPictures(files, names, add);
    made.manifest = { ...head, tables: copied(), sequences, pictures };
    await addJson(add, manifestName, made.manifest);
  });
  if (made.manifest === undefined) throw new Error('the manifest is missing');
  return { ...written, manifest: made.manifest };
}

const addJson = (add: AddEntry, name: string, value: unknown): Promise<void> =>
  add({ name, bytes: Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`) });

const { version: haat }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

async function readVersions(client: ClientBase): Promise<Pick<Head, 'format' | 'haat' | 'postgres'>> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  return { format: formatVersion, haat, postgres: rows[0]?.version ?? '' };
}

/** Its nodes have no common snapshot. */
async function refuseCluster(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (rowCount) {
    throw new StartError(
      'A distributed database has no common moment for a file. Back up its nodes as docs/operations.md says.',
    );
  }
}
