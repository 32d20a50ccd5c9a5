import type * as wire from '@haat/contract/operator/audit';
import type { RecordKind } from '@haat/contract/operator/record';
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { requireDay } from '../../platform/require-day.ts';
import { dayAfter, instantInZone, isoInZone } from '../../platform/zoned-time.ts';
import { users } from '../accounts/account.tables.ts';
import { homeTimeZone, shownName } from '../accounts/index.ts';
import { audit } from './audit.tables.ts';
import { type AuditNames, readAuditNames, withNames } from './audit-names.views.ts';

interface AuditQuery {
  readonly actor?: number;
  readonly kind?: RecordKind;
  readonly object_id?: number;
  readonly day?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Newest first. */
export async function viewAudit(db: Db, query: AuditQuery) {
  const which = and(
    query.actor === undefined ? undefined : eq(audit.actorId, query.actor),
    query.kind === undefined ? undefined : eq(audit.objectKind, query.kind),
    query.object_id === undefined ? undefined : eq(audit.objectId, query.object_id),
    query.day === undefined ? undefined : isOn(query.day),
  );
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(audit, which),
    selectRows(db).where(which).orderBy(desc(audit.id)).limit(limit).offset(offset),
  ]);
  const names = await readAuditNames(
    db,
    rows.map(({ row }) => row),
  );
  return { count, results: rows.map((row) => present(row, names)) };
}

/** Throws `input.invalid` on a day that isn't in the calendar. */
function isOn(day: string): SQL | undefined {
  requireDay('day', day);
  const [begin, end] = [day, dayAfter(day, 1)].map((date) => instantInZone(date, '00:00', homeTimeZone));
  return begin && end && and(gte(audit.at, begin), lt(audit.at, end));
}

const selectRows = (db: Db) =>
  db
    .select({
      row: audit,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId));

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const present = ({ row, ...actor }: Row, names: AuditNames): wire.AuditRow => ({
  id: row.id,
  at: isoInZone(row.at, homeTimeZone),
  actor: row.actorId === null ? null : { id: row.actorId, name: shownName(actor).en },
  source: row.source,
  action: row.action,
  ...withNames(row, names),
});
