// Writes what `backups.ts` reads, on a connection of its own: a backup may take longer than the server's statements may.
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import type { BackupSchedule } from './backups.ts';

interface Began {
  readonly at: Date;
  readonly file: string;
  readonly isScheduled: boolean;
}

/** Undefined in a database that an older Haat has migrated. */
export async function noteStart(client: ClientBase, { at, file, isScheduled }: Began): Promise<Id> {
  const { rows: found } = await client.query("SELECT to_regclass('public.backups') AS place");
  if (found[0]?.place === null) return undefined;
  const { rows } = await client.query<{ id: string }>(
    'INSERT INTO backups (started_at, file, is_scheduled) VALUES ($1, $2, $3) RETURNING id',
    [at, file, isScheduled],
  );
  return rows[0]?.id;
}

type Id = string | undefined;

export const noteEnd = (client: ClientBase, id: Id, bytes: number): Promise<void> =>
  change(client, id, 'UPDATE backups SET bytes = $2 WHERE id = $1', bytes);

export const noteFailure = (client: ClientBase, id: Id, failure: string): Promise<void> =>
  change(client, id, 'UPDATE backups SET failure = $2 WHERE id = $1', failure);

export const forgetStart = (client: ClientBase, id: Id): Promise<void> =>
  change(client, id, 'DELETE FROM backups WHERE id = $1');

async function change(client: ClientBase, id: Id, statement: string, ...values: unknown[]): Promise<void> {
  if (id !== undefined) await client.query(statement, [id, ...values]);
}

/** Of servers that were killed. Gives the paths of their files. The caller keeps other backups away. */
export async function failInterruptedBackups(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ file: string }>(
    `UPDATE backups SET failure = 'Haat ended before the file was complete.'
      WHERE bytes IS NULL AND failure IS NULL AND is_scheduled RETURNING file`,
  );
  return rows.map(({ file }) => file);
}

interface Recorded {
  readonly id: string;
  readonly file: string;
}

/** The complete files of the schedule in its folder that are more than it keeps. */
export async function listOldBackups(
  client: ClientBase,
  { folder, keep }: BackupSchedule,
): Promise<Recorded[]> {
  const { rows } = await client.query<Recorded>(
    'SELECT id, file FROM backups WHERE is_scheduled AND bytes IS NOT NULL ORDER BY started_at DESC',
  );
  return rows.filter(({ file }) => dirname(file) === folder).slice(keep);
}

/** Rows without a file of the schedule are only of interest for some time. */
export async function forgetOldNotes(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM backups WHERE started_at < now() - interval '90 days' AND (NOT is_scheduled OR failure IS NOT NULL)`,
  );
}

export async function saveSchedule(
  client: ClientBase,
  { everySeconds, keep, folder }: BackupSchedule,
): Promise<void> {
  await client.query(
    `INSERT INTO backup_schedule (id, every_seconds, keep, folder) VALUES (1, $1, $2, $3)
      ON CONFLICT (id) DO UPDATE SET every_seconds = $1, keep = $2, folder = $3`,
    [everySeconds, keep, folder],
  );
}
