import { and, asc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { audit } from './audit.tables.ts';

const rowsAtOnce = 1000;

/** What the security log has: changes of people and shops, and views of whole numbers. */
const securityKinds = ['user', 'shop'];

/** Oldest first, with the phone number of the person concerned. */
export function viewAuditAfter(db: Db, auditId: number) {
  return db
    .select({
      id: audit.id,
      at: audit.at,
      action: audit.action,
      source: audit.source,
      actorId: audit.actorId,
      kind: audit.objectKind,
      objectId: audit.objectId,
      before: audit.before,
      after: audit.after,
      number: users.number,
    })
    .from(audit)
    .leftJoin(users, and(eq(audit.objectKind, 'user'), eq(users.id, audit.objectId)))
    .where(and(gt(audit.id, auditId), inArray(audit.objectKind, securityKinds)))
    .orderBy(asc(audit.id))
    .limit(rowsAtOnce);
}

export async function viewLastAuditId(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(audit.id) }).from(audit);
  return row?.last ?? 0;
}
