// Which backups were made and when the next one is due. The desk, the metrics and the server's schedule read this.

import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import { backupSchedule, backups } from './backup.tables.ts';
import type { Db } from './database.ts';

export interface LastBackup {
  /** The moment whose rows it has. */
  readonly at: Date;
  readonly bytes: number;
}

export interface BackupSchedule {
  /** Null: the server makes no backups. */
  readonly everySeconds: number | null;
  readonly keep: number;
  readonly folder: string;
}

const isComplete = isNotNull(backups.bytes);

/** The newest complete backup. Undefined when none was ever made. */
export const lastBackup = (db: Db): Promise<LastBackup | undefined> => newest(db, isComplete);

/** The newest one that the schedule made. */
export const lastScheduled = (db: Db): Promise<LastBackup | undefined> =>
  newest(db, and(isComplete, eq(backups.isScheduled, true)));

async function newest(db: Db, which: SQL | undefined): Promise<LastBackup | undefined> {
  const [row] = await db
    .select({ at: backups.startedAt, bytes: backups.bytes })
    .from(backups)
    .where(which)
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return row && { at: row.at, bytes: Number(row.bytes) };
}

/** The newest backup that has ended, well or not. */
export async function lastAttempt(db: Db): Promise<{ at: Date; failure: string | null } | undefined> {
  const [row] = await db
    .select({ at: backups.startedAt, failure: backups.failure })
    .from(backups)
    .where(or(isComplete, isNotNull(backups.failure)))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return row;
}

/** Undefined when nobody has chosen yet. */
export async function findSchedule(db: Db): Promise<BackupSchedule | undefined> {
  const [row] = await db.select().from(backupSchedule);
  return row;
}
