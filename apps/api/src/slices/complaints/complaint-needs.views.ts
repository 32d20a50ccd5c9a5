// The two clocks of a complaint, and when an operator must act before one of them ends.
import { and, isNull, lte, max, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { complaints } from './complaint.tables.ts';

// The two clocks of a complaint, and when an operator must act before one of them ends.

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const answerMs = 48 * hourMs;
const solveMs = 30 * dayMs;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

export const answerByOf = (createdAt: Date): Date => after(createdAt, answerMs);
export const solveByOf = (createdAt: Date): Date => after(createdAt, solveMs);

/** How old a complaint may get before it is a need: without an answer, and with one. */
const unansweredMs = answerMs - 12 * hourMs;
const unsolvedMs = solveMs - 3 * dayMs;

/** Open complaints that were made by then are needs: without an answer, and with one. */
const dueLimitsAt = (now: Date) => ({
  unanswered: after(now, -unansweredMs),
  unsolved: after(now, -unsolvedMs),
});

const unansweredSince = (createdAt: Date): Date => after(createdAt, unansweredMs);
const unsolvedSince = (createdAt: Date): Date => after(createdAt, unsolvedMs);

interface Clocks {
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
}

export function isDue({ createdAt, answeredAt, closedAt }: Clocks, now: Date): boolean {
  if (closedAt !== null) return false;
  const { unanswered, unsolved } = dueLimitsAt(now);
  return createdAt <= unsolved || (answeredAt === null && createdAt <= unanswered);
}

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
