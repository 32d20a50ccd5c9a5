import { and, asc, desc, eq, lt, type SQL } from 'drizzle-orm';
import { eqId, inIds, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import {
  complaintFiles,
  complaintIds,
  complaintMessageIds,
  complaintMessages,
  complaints,
} from './complaint.tables.ts';

export type ComplaintRow = typeof complaints.$inferSelect;

export type NewComplaint = Pick<ComplaintRow, 'cityId' | 'orderId' | 'customerId' | 'shopId' | 'kind'>;

/** Returns its id. */
export async function insertComplaint(tx: Tx, complaint: NewComplaint): Promise<number> {
  const [row] = await tx
    .insert(complaints)
    .values({ ...withNewId(complaint, complaintIds), createdAt: tx.now })
    .returning({ id: complaints.id });
  if (!row) throw new Error('the complaint was not written');
  return row.id;
}

/** Everybody locks a complaint after the person who acts, and before what notifications lock. */
export async function lockComplaint(tx: Tx, complaintId: number): Promise<ComplaintRow | undefined> {
  const [row] = await tx
    .select()
    .from(complaints)
    .where(eqId(complaints.id, complaintId))
    .for('no key update');
  return row;
}

/** The caller has locked the complaint. */
export async function updateComplaint(
  tx: Tx,
  complaintId: number,
  change: Partial<Pick<ComplaintRow, 'answeredAt' | 'closedAt' | 'outcome'>>,
): Promise<void> {
  await tx.update(complaints).set(change).where(eqId(complaints.id, complaintId));
}

type NewMessage = Omit<typeof complaintMessages.$inferInsert, 'id' | 'at'>;

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx.insert(complaintMessages).values({ ...withNewId(message, complaintMessageIds), at: tx.now });
}

/** The caller keeps the files. */
export async function insertComplaintFiles(
  tx: Tx,
  complaint: { readonly cityId: number; readonly complaintId: number },
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.insert(complaintFiles).values(fileIds.map((fileId, place) => ({ ...complaint, place, fileId })));
}

const filesKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Complaints that were closed 30 days ago no longer refer to their files. Returns how many complaints. */
export async function forgetFilesOfClosed(tx: Tx, atMost: number): Promise<number> {
  const before = new Date(tx.now.getTime() - filesKeptMs);
  const closed = await tx
    .selectDistinct({ id: complaints.id })
    .from(complaints)
    .innerJoin(complaintFiles, eqId(complaintFiles.complaintId, complaints.id))
    .where(lt(complaints.closedAt, before))
    .limit(atMost);
  const ids = closed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(complaintFiles).where(inIds(complaintFiles.complaintId, ids));
  return ids.length;
}

/** Oldest first. */
export function listMessagesOf(db: Db, ids: readonly number[]) {
  const { complaintId, at, by, body } = complaintMessages;
  return db
    .select({ complaintId, at, by, body })
    .from(complaintMessages)
    .where(inIds(complaintId, ids))
    .orderBy(asc(complaintMessages.id));
}

/** When the person wrote the `n`th newest message. Undefined when there are fewer. */
export async function findNthNewestAt(tx: Tx, authorId: number, n: number): Promise<Date | undefined> {
  const [row] = await tx
    .select({ at: complaintMessages.at })
    .from(complaintMessages)
    .where(eq(complaintMessages.authorId, authorId))
    .orderBy(desc(complaintMessages.at))
    .offset(n - 1)
    .limit(1);
  return row?.at;
}

/** Deletes the complaints that the person made, with all messages. */
export const deleteComplaintsOf = (tx: Tx, customerId: number): Promise<void> =>
  deleteComplaints(tx, eq(complaints.customerId, customerId));

/** For archived orders. */
export const deleteComplaintsAbout = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  deleteComplaints(tx, inIds(complaints.orderId, orderIds));

async function deleteComplaints(tx: Tx, which: SQL): Promise<void> {
  const rows = await tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(which)
    .orderBy(asc(complaints.id));
  const ids = rows.map(({ id }) => id);
  // One by one, because Citus locks no rows of several nodes in one statement.
  for (const id of ids) await lockComplaint(tx, id);
  await tx.delete(complaintFiles).where(inIds(complaintFiles.complaintId, ids));
  await tx.delete(complaintMessages).where(inIds(complaintMessages.complaintId, ids));
  await tx.delete(complaints).where(inIds(complaints.id, ids));
}

/** Deletes what the person wrote for a shop. */
export async function deleteShopMessagesBy(tx: Tx, authorId: number): Promise<void> {
  const { by, authorId: author } = complaintMessages;
  await tx.delete(complaintMessages).where(and(eq(author, authorId), eq(by, 'shop')));
}
