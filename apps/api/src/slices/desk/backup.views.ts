import type { BackupState } from '@haat/contract/operator/today';
import { isNull, min } from 'drizzle-orm';
import { findSchedule, lastAttempt, lastBackup } from '../../platform/backups.ts';
import type { Db } from '../../platform/database.ts';
import { demoRows } from '../../platform/demo-rows.tables.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';
import type { BackupFacts } from './backup-needs.ts';

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
