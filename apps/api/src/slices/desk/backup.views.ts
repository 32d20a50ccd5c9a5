// Whether somebody must look after the backups.
import type { BackupState, Needs } from '@haat/contract/operator/today';
import { isNull, min } from 'drizzle-orm';
import {
  type BackupSchedule,
  findSchedule,
  type LastBackup,
  lastAttempt,
  lastBackup,
} from '../../platform/backups.ts';
import type { Db } from '../../platform/database.ts';
import { demoRows } from '../../platform/demo-rows.tables.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';

const dayMs = 24 * 60 * 60 * 1_000;

export async function readBackups(db: Db, now: Date): Promise<BackupFacts> {
  const [last, attempt, schedule, isInUse] = await Promise.all([
    lastBackup(db),
    lastAttempt(db),
    findSchedule(db),
    isVillageInUse(db, now),
  ]);
  return { last, attempt, schedule, isInUse };
}

/** The first order of a new village is not worth a backup yet. */
async function isVillageInUse(db: Db, now: Date): Promise<boolean> {
  const [[first], demo] = await Promise.all([
    db.select({ at: min(orders.createdAt) }).from(orders),
    db.select({ removedAt: demoRows.removedAt }).from(demoRows).where(isNull(demoRows.removedAt)).limit(1),
  ]);
  const firstAt = first?.at ?? now;
  return now.getTime() - firstAt.getTime() > dayMs && demo.length === 0;
}

export function viewBackup({ last, attempt, schedule }: BackupFacts): BackupState {
  const hasFailed = attempt !== undefined && attempt.failure !== null;
  return {
    last: last === undefined ? null : { at: isoInZone(last.at, homeTimeZone), bytes: last.bytes },
    every_seconds: schedule?.everySeconds ?? null,
    failed_at: hasFailed ? isoInZone(attempt.at, homeTimeZone) : null,
  };
}

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
