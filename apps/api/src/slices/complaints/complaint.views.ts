// Complaints as their two sides see them, and what the desk's views share.
import { hiddenFromShop } from '@haat/contract/complaint-kinds';
import type * as wire from '@haat/contract/complaints';
import { limits } from '@haat/contract/limits';
import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, newestFirst } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { findOwnRows } from '../orders/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { listMessagesOf } from './complaint.queries.ts';
import { complaints } from './complaint.tables.ts';
import { complaintNumber } from './complaint-facts.views.ts';
import { listFilesOf } from './complaint-files.views.ts';
import { answerByOf, solveByOf } from './complaint-needs.views.ts';

const selectComplaints = (db: Db) =>
  db
    .select({
      id: complaints.id,
      kind: complaints.kind,
      orderId: complaints.orderId,
      shopId: complaints.shopId,
      shopName: shops.name,
      customerId: complaints.customerId,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
      createdAt: complaints.createdAt,
      answeredAt: complaints.answeredAt,
      closedAt: complaints.closedAt,
      outcome: complaints.outcome,
      timeZone: cities.timeZone,
    })
    .from(complaints)
    .innerJoin(cities, eq(cities.id, complaints.cityId))
    .innerJoin(shops, eq(shops.id, complaints.shopId))
    .innerJoin(users, eq(users.id, complaints.customerId));

type SelectedComplaint = Awaited<ReturnType<typeof selectComplaints>>[number];

type Messages = Awaited<ReturnType<typeof listMessagesOf>>;

type ComplaintFiles = Awaited<ReturnType<typeof listFilesOf>>;

export type ComplaintRead = SelectedComplaint & {
  readonly messages: Messages;
  readonly files: ComplaintFiles;
};

async function withMessages(db: Db, rows: readonly SelectedComplaint[]): Promise<ComplaintRead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [messages, files] = await Promise.all([listMessagesOf(db, ids), listFilesOf(db, ids)]);
  const messagesOf = Map.groupBy(messages, ({ complaintId }) => complaintId);
  const filesOf = Map.groupBy(files, ({ complaintId }) => complaintId);
  return rows.map((row) => ({
    ...row,
    messages: messagesOf.get(row.id) ?? [],
    files: filesOf.get(row.id) ?? [],
  }));
}

interface PageQuery {
  readonly limit?: number;
  readonly offset?: number;
}

/** Newest first. Counts no further than `limits.ordersCounted`. */
export async function listComplaints(db: Db, which: SQL | undefined, query: PageQuery) {
  const { limit, offset } = pageOf(query);
  const counted = db
    .select({ id: complaints.id })
    .from(complaints)
    .where(which)
    .orderBy(newestFirst(complaints))
    .limit(limits.ordersCounted)
    .as('counted');
  const [count, rows] = await Promise.all([
    db.$count(counted),
    selectComplaints(db).where(which).orderBy(newestFirst(complaints)).limit(limit).offset(offset),
  ]);
  return { count, rows: await withMessages(db, rows) };
}

/** Whose complaints: a customer's, or those that a shop sees. */
export interface Whose {
  readonly side: 'customer' | 'shop';
  readonly id: number;
}

const isOf = ({ side, id }: Whose): SQL | undefined =>
  side === 'customer' ? eq(complaints.customerId, id) : isSeenByShop(id);

const isSeenByShop = (shopId: number): SQL | undefined =>
  and(eqId(complaints.shopId, shopId), notInArray(complaints.kind, [...hiddenFromShop]));

/** Each complaint is about an order, so a customer's are where their orders are. */
const isInList = async (db: Db, { side, id }: Whose): Promise<SQL | undefined> =>
  side === 'customer' ? (await findOwnRows(db, id))(complaints.customerId) : isSeenByShop(id);

interface ComplaintsQuery extends PageQuery {
  readonly order?: number;
}

export async function viewComplaints(db: Db, whose: Whose, { order, ...page }: ComplaintsQuery) {
  const ofOrder = order === undefined ? undefined : eqId(complaints.orderId, order);
  const { count, rows } = await listComplaints(db, and(await isInList(db, whose), ofOrder), page);
  return { count, results: rows.map(presentComplaint) };
}

/** For the export of a customer's data. */
export const viewAllComplaints = async (db: Db, customerId: number): Promise<wire.Complaint[]> =>
  (await viewComplaints(db, { side: 'customer', id: customerId }, { limit: wholeList })).results;

/** Throws `not_found`. */
export async function viewComplaint(db: Db, whose: Whose, complaintId: number): Promise<wire.Complaint> {
  return presentComplaint(await getComplaint(db, complaintId, isOf(whose)));
}

/** Throws `not_found`. */
export async function getComplaint(
  db: Db,
  complaintId: number,
  which: SQL | undefined,
): Promise<ComplaintRead> {
  const rows = await selectComplaints(db).where(and(eqId(complaints.id, complaintId), which));
  const [complaint] = await withMessages(db, rows);
  if (!complaint) throw new AppError('not_found');
  return complaint;
}

export const presentComplaint = (row: ComplaintRead): wire.Complaint => ({
  id: row.id,
  number: complaintNumber(row.id),
  kind: row.kind,
  order: row.orderId,
  shop: { id: row.shopId, name: row.shopName },
  state: row.closedAt === null ? 'open' : 'closed',
  outcome: row.outcome,
  answer_by: isoInZone(answerByOf(row.createdAt), row.timeZone),
  solve_by: isoInZone(solveByOf(row.createdAt), row.timeZone),
  messages: row.messages.map(({ at, by, body }, index) => ({
    at: isoInZone(at, row.timeZone),
    by,
    body,
    files: index === 0 ? row.files.map(({ id, kind }) => ({ id, kind })) : [],
  })),
});
