import type * as support from '@haat/contract/support';
import { and, desc, eq, lt } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { customerRequests } from './support.tables.ts';

export async function viewRequest(db: Db, requestId: number): Promise<support.CustomerRequest> {
  const [row] = await db.select().from(customerRequests).where(eq(customerRequests.id, requestId));
  if (!row) throw new AppError('not_found');
  return present(row);
}

/** A page of requests older than `beforeId`, newest first. */
export async function viewRequestsBefore(
  db: Db,
  userId: number,
  { beforeId, limit }: { readonly beforeId: number | undefined; readonly limit: number },
): Promise<support.CustomerRequest[]> {
  const isOwn = eq(customerRequests.userId, userId);
  const rows = await db
    .select()
    .from(customerRequests)
    .where(beforeId === undefined ? isOwn : and(isOwn, lt(customerRequests.id, beforeId)))
    .orderBy(desc(customerRequests.id))
    .limit(limit);
  return rows.map(present);
}

const present = ({
  id,
  body,
  status,
  createdAt,
}: typeof customerRequests.$inferSelect): support.CustomerRequest => ({
  id,
  body,
  status,
  created_at: isoInZone(createdAt, homeTimeZone),
});
