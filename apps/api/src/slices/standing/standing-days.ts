// On which days a standing order comes, and when the order of a day is placed.
import type { StandingState } from '@haat/contract/standing';
import { dayAfter, dayInZone, instantInZone, weekdayOf } from '../../platform/zoned-time.ts';

/** In the evening before, in the time of the city. */
const placedAt = '18:00';

export interface Evening {
  /** For which orders are placed now, or in the coming evening. */
  readonly day: string;
  /** Whether this is the evening before that day. */
  readonly isNow: boolean;
  /** When the next evening begins. */
  readonly nextAt: Date;
}

/** An evening lasts until midnight, so that orders are only ever placed for the next day. */
export function eveningAt(now: Date, timeZone: string): Evening {
  const today = dayInZone(now, timeZone);
  const day = dayAfter(today, 1);
  const begins = instantInZone(today, placedAt, timeZone);
  const isNow = now >= begins;
  return { day, isNow, nextAt: isNow ? instantInZone(day, placedAt, timeZone) : begins };
}

export interface StandingDays {
  readonly weekdays: readonly number[];
  readonly until: string | null;
  readonly pausedUntil: string | null;
  readonly skips: readonly string[];
  readonly handledDay: string | null;
  readonly endedAt: Date | null;
}

/** Whether it comes on this day, and nothing was placed or refused for this or a later day. */
export const isDueOn = (
  { weekdays, until, pausedUntil, skips, handledDay, endedAt }: StandingDays,
  day: string,
): boolean =>
  endedAt === null &&
  weekdays.includes(weekdayOf(day)) &&
  (until === null || day <= until) &&
  (pausedUntil === null || day >= pausedUntil) &&
  !skips.includes(day) &&
  (handledDay === null || day > handledDay);

/** A year of pauses and skips is looked through. */
const daysAhead = 400;

/** The first day after `today` on which it comes. Null: none is in sight. */
export function nextDayOf(standing: StandingDays, today: string): string | null {
  const { pausedUntil } = standing;
  const tomorrow = dayAfter(today, 1);
  const first = pausedUntil !== null && pausedUntil > tomorrow ? pausedUntil : tomorrow;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = dayAfter(first, ahead);
    if (isDueOn(standing, day)) return day;
  }
  return null;
}

export function stateOf({ endedAt, until, pausedUntil }: StandingDays, today: string): StandingState {
  if (endedAt !== null || (until !== null && until < today)) return 'ended';
  return pausedUntil !== null && pausedUntil > today ? 'paused' : 'active';
}
