// Hand-overs that nobody has answered for a day.

import { and, eq, lte, max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { cashHandOvers } from './cash.tables.ts';

const patienceMs = 24 * 60 * 60 * 1000;

const waitsTooLong = (now: Date) =>
  and(eq(cashHandOvers.state, 'waiting'), lte(cashHandOvers.createdAt, new Date(now.getTime() - patienceMs)));

export const countHandOverNeeds = async (db: Db, now: Date) => ({
  hand_overs_waiting: await db.$count(cashHandOvers, waitsTooLong(now)),
});

export async function viewNewestHandOver(db: Db, now: Date) {
  const [row] = await db
    .select({ at: max(cashHandOvers.createdAt) })
    .from(cashHandOvers)
    .where(waitsTooLong(now));
  return { hand_overs_waiting: row?.at ? new Date(row.at.getTime() + patienceMs) : null };
}
