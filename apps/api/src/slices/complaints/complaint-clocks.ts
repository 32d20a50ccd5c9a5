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
export const dueLimitsAt = (now: Date) => ({
  unanswered: after(now, -unansweredMs),
  unsolved: after(now, -unsolvedMs),
});

export const unansweredSince = (createdAt: Date): Date => after(createdAt, unansweredMs);
export const unsolvedSince = (createdAt: Date): Date => after(createdAt, unsolvedMs);

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
