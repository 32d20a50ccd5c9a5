// Makes the backups that an operator has asked for with `backup --every`, while the server runs. Of several servers, one
// makes each: the others find the lock taken, or the backup done.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type BackupSchedule, findSchedule, lastAttempt, lastScheduled } from '../platform/backups.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Files } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';
import { deleteOldBackups } from './backup-files.ts';
import { clearAfterCrash, makeBackup } from './make-backup.ts';
import { withClients } from './with-clients.ts';

export interface ScheduledBackupsParts {
  readonly database: Database;
  /** Of the host that accepts writes now. */
  readonly findUrl: () => Promise<string>;
  readonly files: Files;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const lookEveryMs = 10_000;
/** After a failure. */
const againAfterMs = 15 * 60_000;

/** Looks every ten seconds whether a backup is due. `stop` aborts the one that is being made. */
export function startScheduledBackups(parts: ScheduledBackupsParts): { stop(): Promise<void> } {
  const ending = new AbortController();
  let running: Promise<unknown> | undefined;
  const look = (): void => {
    running ??= backUpIfDue(parts, ending.signal)
      .catch((error) => parts.log.error({ err: error }, 'could not see whether a backup is due'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

/** The file that was made. Undefined when nothing is due, another process makes it, or it failed, which is logged. */
export async function backUpIfDue(
  parts: ScheduledBackupsParts,
  signal = new AbortController().signal,
): Promise<string | undefined> {
  const schedule = await findSchedule(parts.database.db);
  if (schedule === undefined || schedule.everySeconds === null) return undefined;
  const now = parts.clock.now();
  if (!(await isDue(parts, schedule.everySeconds * 1_000, now))) return undefined;
  const file = join(schedule.folder, nameAt(now));
  try {
    return await backUp(parts, schedule, file, signal);
  } catch (error) {
    if (!signal.aborted) parts.log.error(failureOf(error), 'the backup failed');
    return undefined;
  }
}

async function isDue({ database }: ScheduledBackupsParts, everyMs: number, now: Date): Promise<boolean> {
  const [done, attempt] = await Promise.all([lastScheduled(database.db), lastAttempt(database.db)]);
  const ageOf = (one: { at: Date } | undefined): number =>
    one === undefined ? Number.POSITIVE_INFINITY : now.getTime() - one.at.getTime();
  const isFailing = attempt !== undefined && attempt.failure !== null;
  return ageOf(done) >= everyMs && (!isFailing || ageOf(attempt) >= Math.min(againAfterMs, everyMs));
}

/** `haat-2026-11-21T04-30-00Z.tar.zst` */
const nameAt = (now: Date): string => `haat-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`;

async function backUp(
  { findUrl, files, clock, log }: ScheduledBackupsParts,
  schedule: BackupSchedule,
  file: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = await findUrl();
  await clearAfterCrash(url);
  await mkdir(schedule.folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const made = await makeBackup({ url, files, clock, file, isScheduled: true, signal });
  if (made === undefined) return undefined;
  await withClients(url, 1, async ([client]) => client && deleteOldBackups(client, schedule));
  const { missing } = made.manifest.pictures;
  log.info({ file, bytes: made.bytes, sha256: made.sha256, missingPictures: missing.length }, 'backup done');
  return file;
}

/** A sentence, or a bug with its stack. */
const failureOf = (error: unknown): object =>
  error instanceof StartError ? { reason: error.message } : { err: error };
