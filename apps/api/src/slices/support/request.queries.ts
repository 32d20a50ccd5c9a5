import { desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { customerRequests } from './support.tables.ts';

export async function insertRequest(tx: Tx, request: { userId: number; body: string }): Promise<number> {
  const [row] = await tx
    .insert(customerRequests)
    .values({ ...request, createdAt: tx.now })
    .returning({ id: customerRequests.id });
  if (!row) throw new Error('the request was not written');
  return row.id;
}

export async function deleteRequestsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(customerRequests).where(eq(customerRequests.userId, userId));
}

/** When the person sent the `n`th newest request. Undefined when there are fewer. */
export async function findNthNewestAt(tx: Tx, userId: number, n: number): Promise<Date | undefined> {
  const [row] = await tx
    .select({ createdAt: customerRequests.createdAt })
    .from(customerRequests)
    .where(eq(customerRequests.userId, userId))
    .orderBy(desc(customerRequests.id))
    .offset(n - 1)
    .limit(1);
  return row?.createdAt;
}

export type RequestRow = Pick<
  typeof customerRequests.$inferSelect,
  'userId' | 'body' | 'status' | 'note' | 'toldNote' | 'version'
>;

/** Throws `not_found`. */
export async function lockRequest(tx: Tx, requestId: number): Promise<RequestRow> {
  const { userId, body, status, note, toldNote, version } = customerRequests;
  const [row] = await tx
    .select({ userId, body, status, note, toldNote, version })
    .from(customerRequests)
    .where(eq(customerRequests.id, requestId))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateRequestRow(
  tx: Tx,
  requestId: number,
  fields: Pick<RequestRow, 'status' | 'note' | 'toldNote'>,
): Promise<void> {
  await tx
    .update(customerRequests)
    .set({ ...fields, version: sql`${customerRequests.version} + 1` })
    .where(eq(customerRequests.id, requestId));
}
