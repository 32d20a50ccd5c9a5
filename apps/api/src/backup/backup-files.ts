// Deletes files of the schedule, and no others.
import { rm } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import {
  failInterruptedBackups,
  forgetOldNotes,
  forgetStart,
  listOldBackups,
} from '../platform/backup-records.ts';
import type { BackupSchedule } from '../platform/backups.ts';
import { partialOf } from './write-file.ts';

/** Of a server that was killed. The caller keeps other backups away. */
export async function clearInterrupted(client: ClientBase): Promise<void> {
  for (const file of await failInterruptedBackups(client)) await rm(partialOf(file), { force: true });
}

export async function deleteOldBackups(client: ClientBase, schedule: BackupSchedule): Promise<void> {
  for (const { id, file } of await listOldBackups(client, schedule)) {
    await rm(file, { force: true });
    await forgetStart(client, id);
  }
  await forgetOldNotes(client);
}
