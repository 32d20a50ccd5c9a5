import type * as support from '@haat/contract/support';
import { and, desc, eq, lt } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { customerRequests } from './support.tables.ts';

export async function viewRequest(db: Db, requestId: number): Promise<support.CustomerRequest> {
  const [row] = await db.select().from(customerRequests).where(eq(customerRequests.id, requestId));
  if (!row) throw new AppError('not_found');
  return present(row);
}

/** Newest first. */
export async function viewRequests(db: Db, userId: number, query: Parameters<typeof pageOf>[0]) {
  const isOwn = eq(customerRequests.userId, userId);
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(customerRequests, isOwn),
    db
      .select()
      .from(customerRequests)
      .where(isOwn)
      .orderBy(desc(customerRequests.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(presentAnswered) };
}

/** A page of requests older than `beforeId`, newest first. */
export async function viewRequestsBefore(
  db: Db,
  userId: number,
  { beforeId, limit }: { readonly beforeId: number | undefined; readonly limit: number },
): Promise<support.AnsweredRequest[]> {
  const isOwn = eq(customerRequests.userId, userId);
  const rows = await db
    .select()
    .from(customerRequests)
    .where(beforeId === undefined ? isOwn : and(isOwn, lt(customerRequests.id, beforeId)))
    .orderBy(desc(customerRequests.id))
    .limit(limit);
  return rows.map(presentAnswered);
}

type RequestRow = typeof customerRequests.$inferSelect;

const present = ({ id, body, status, createdAt }: RequestRow): support.CustomerRequest => ({
  id,
  body,
  status,
  created_at: isoInZone(createdAt, homeTimeZone),
});

const presentAnswered = (row: RequestRow): support.AnsweredRequest => ({
  ...present(row),
  answer: row.toldNote ?? '',
});
