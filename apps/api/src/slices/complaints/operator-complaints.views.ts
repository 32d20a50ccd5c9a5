// Complaints at the desk, with masked numbers.

import { orderNumber } from '@haat/contract/city-ids';
import type * as wire from '@haat/contract/operator/complaints';
import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { eqId, numberIn } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { isYes } from '../../platform/query-flag.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { users } from '../accounts/account.tables.ts';
import { matchesPerson, shownName } from '../accounts/index.ts';
import { viewOrderRecord } from '../orders/index.ts';
import { complaints } from './complaint.tables.ts';
import { type ComplaintRead, getComplaint, listComplaints, presentComplaint } from './complaint.views.ts';
import { isDue, isDueAt } from './complaint-needs.views.ts';

interface ComplaintsQuery {
  readonly search?: string;
  readonly state?: wire.ComplaintRecord['state'];
  readonly kind?: wire.ComplaintRecord['kind'];
  readonly is_due?: string;
  readonly city?: number;
  readonly shop?: number;
  readonly customer?: number;
  readonly order?: number;
  readonly limit?: number;
  readonly offset?: number;
}

/** Newest first. */
export async function viewComplaintRecords(db: Db, query: ComplaintsQuery, now: Date) {
  const { search, state, kind, is_due, city, shop, customer, order, ...page } = query;
  const which = and(
    state && (state === 'open' ? isNull(complaints.closedAt) : isNotNull(complaints.closedAt)),
    kind && eq(complaints.kind, kind),
    is_due === undefined ? undefined : hasNeed(isYes(is_due), now),
    city === undefined ? undefined : eq(complaints.cityId, city),
    shop === undefined ? undefined : eqId(complaints.shopId, shop),
    customer === undefined ? undefined : eq(complaints.customerId, customer),
    order === undefined ? undefined : eqId(complaints.orderId, order),
    isOfPeople(db, search),
  );
  const { count, rows } = await listComplaints(db, which, page);
  return { count, results: rows.map((row) => presentRecord(row, now)) };
}

const hasNeed = (isWanted: boolean, now: Date): SQL | undefined =>
  isWanted ? isDueAt(now) : not(sql`(${isDueAt(now)})`);

function isOfPeople(db: Db, search: string | undefined): SQL | undefined {
  const isFound = matchesPerson(search);
  if (!isFound) return undefined;
  return inArray(complaints.customerId, db.select({ id: users.id }).from(users).where(isFound));
}

const earlierShown = 10;

/** With its order, and the customer's complaints before it. Throws `not_found`. */
export async function viewComplaintThread(
  db: Db,
  complaintId: number,
  { viewerId, now }: { readonly viewerId: number; readonly now: Date },
): Promise<wire.ComplaintThread> {
  const complaint = await getComplaint(db, complaintId, undefined);
  const isEarlier = and(
    eq(complaints.customerId, complaint.customerId),
    sql`${numberIn(complaints)} < ${orderNumber(complaintId)}`,
  );
  const [orderRecord, { rows }] = await Promise.all([
    viewOrderRecord(db, complaint.orderId, viewerId),
    listComplaints(db, isEarlier, { limit: earlierShown }),
  ]);
  return {
    ...presentRecord(complaint, now),
    order_record: orderRecord,
    earlier: rows.map((row) => presentRecord(row, now)),
  };
}

const presentRecord = (row: ComplaintRead, now: Date): wire.ComplaintRecord => ({
  ...presentComplaint(row),
  customer: { id: row.customerId, name: shownName(row).en, number: maskedNumber(row.number ?? '') },
  created_at: isoInZone(row.createdAt, row.timeZone),
  answered_at: row.answeredAt && isoInZone(row.answeredAt, row.timeZone),
  is_due: isDue(row, now),
});
