// Open complaints that are due soon: without an answer for 36 hours, or 27 days old.

import { and, isNull, lte, max, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { complaints } from './complaint.tables.ts';
import { dueLimitsAt, unansweredSince, unsolvedSince } from './complaint-clocks.ts';

const isOpen = isNull(complaints.closedAt);

export function isDueAt(now: Date) {
  const { unanswered, unsolved } = dueLimitsAt(now);
  const { createdAt, answeredAt } = complaints;
  return and(isOpen, or(lte(createdAt, unsolved), and(isNull(answeredAt), lte(createdAt, unanswered))));
}

export const countComplaintNeeds = async (db: Db, now: Date) => ({
  complaints_due: await db.$count(complaints, isDueAt(now)),
});

export async function viewNewestComplaintNeed(db: Db, now: Date) {
  const { unanswered, unsolved } = dueLimitsAt(now);
  const { createdAt, answeredAt } = complaints;
  const newest = (which: ReturnType<typeof and>) =>
    db
      .select({ at: max(createdAt) })
      .from(complaints)
      .where(and(isOpen, which));
  const [[answer], [solution]] = await Promise.all([
    newest(and(isNull(answeredAt), lte(createdAt, unanswered))),
    newest(lte(createdAt, unsolved)),
  ]);
  const begun = [answer?.at && unansweredSince(answer.at), solution?.at && unsolvedSince(solution.at)];
  const times = begun.flatMap((at) => at ?? []).map(Number);
  return { complaints_due: times.length === 0 ? null : new Date(Math.max(...times)) };
}
