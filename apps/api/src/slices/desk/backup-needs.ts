// Whether somebody must look after the backups.
import type { Needs } from '@haat/contract/operator/today';
import type { BackupSchedule, LastBackup } from '../../platform/backups.ts';

export interface BackupFacts {
  readonly last: LastBackup | undefined;
  /** The newest that has ended. */
  readonly attempt: { readonly at: Date; readonly failure: string | null } | undefined;
  /** Undefined: nobody has chosen yet. */
  readonly schedule: BackupSchedule | undefined;
  /** There is no demo village, and an order is older than a day. */
  readonly isInUse: boolean;
}

const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** With a schedule, the newest backup may be twice as old as its interval. Without one, a week. */
export function backupNeeds(facts: BackupFacts, now: Date): Pick<Needs, 'backups_missing'> {
  return { backups_missing: isMissing(facts, now) ? 1 : 0 };
}

function isMissing({ last, attempt, schedule, isInUse }: BackupFacts, now: Date): boolean {
  const ageMs = last === undefined ? Number.POSITIVE_INFINITY : now.getTime() - last.at.getTime();
  if (schedule === undefined) return isInUse && ageMs > weekMs;
  if (schedule.everySeconds === null) return false;
  const hasFailed = attempt !== undefined && attempt.failure !== null;
  return hasFailed || ageMs > 2 * schedule.everySeconds * 1_000;
}
