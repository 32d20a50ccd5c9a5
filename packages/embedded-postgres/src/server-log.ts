// PostgreSQL's own log: one file a day, kept for 14 days. A restart adds to the day's file, so that the cause of a crash stays.
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderFor, type PostgresUser } from './postgres-user.ts';

const DAYS_KEPT = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** PostgreSQL begins a new file at midnight in UTC, and Haat names the file of a start in the same way. */
const FILE_PATTERN = '%Y-%m-%d.log';
const fileOf = (at: Date): string => `${at.toISOString().slice(0, 10)}.log`;

/** PostgreSQL's settings for a log in `folder`. */
export const logSettings = (folder: string): Readonly<Record<string, string | number>> => ({
  logging_collector: 'on',
  log_directory: folder,
  log_filename: FILE_PATTERN,
  log_file_mode: '0600',
  log_timezone: 'UTC',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'off',
});

/** Creates the folder. An earlier Haat had one file in its place. */
export function prepareLog(user: PostgresUser, folder: string): void {
  const earlier = `${folder}.earlier`;
  const isFile = statSync(folder, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile) renameSync(folder, earlier);
  makeFolderFor(user, folder);
  if (isFile) renameSync(earlier, join(folder, fileOf(statSync(earlier).mtime)));
}

/** Where a start writes until PostgreSQL opens its log itself. Reads what was added since. */
export function openStartLog(folder: string): { readonly file: number; close(): void; readNew(): string } {
  const path = join(folder, fileOf(new Date()));
  const file = openSync(path, 'a', 0o600);
  const { size } = statSync(path);
  return {
    file,
    close: () => closeSync(file),
    readNew: () => {
      const now = join(folder, fileOf(new Date()));
      const added = readFileSync(path).subarray(size).toString();
      return now === path ? added : added + readIfAny(now);
    },
  };
}

function readIfAny(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : '';
}

/** Deletes files of days long past, now and once a day. */
export function keepLogShort(folder: string): { stop(): void } {
  deleteOldLogs(folder, new Date());
  const timer = setInterval(() => deleteOldLogs(folder, new Date()), DAY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

export function deleteOldLogs(folder: string, now: Date): void {
  const oldest = fileOf(new Date(now.getTime() - DAYS_KEPT * DAY_MS));
  for (const name of readdirSync(folder)) {
    if (/^\d{4}-\d\d-\d\d\.log$/.test(name) && name < oldest) rmSync(join(folder, name), { force: true });
  }
}
