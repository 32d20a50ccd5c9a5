// Requests that nobody has answered.

import { eq, max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { customerRequests } from './support.tables.ts';

const isOpen = eq(customerRequests.status, 'open');

export const countRequestNeeds = async (db: Db) => ({
  support_open: await db.$count(customerRequests, isOpen),
});

export async function viewNewestRequest(db: Db) {
  const [row] = await db
    .select({ at: max(customerRequests.createdAt) })
    .from(customerRequests)
    .where(isOpen);
  return { support_open: row?.at ?? null };
}
