// Counts the seconds in which a shop is open.
import { dayAfter, dayInZone, instantInZone, numberOfDay, weekdayOf } from '../../platform/zoned-time.ts';

export interface OpeningHours {
  readonly openingTime: string;
  /** Before the opening time: after midnight. The same: it never closes. */
  readonly closingTime: string;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly string[];
  readonly timeZone: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Undefined on a closed day. */
function openSpanOf(day: string, hours: OpeningHours): Span | undefined {
  const { openingTime, closingTime, closedWeekdays, closedDays, timeZone } = hours;
  if (closedWeekdays.includes(weekdayOf(day)) || closedDays.includes(day)) return undefined;
  const lastDay = closingTime > openingTime ? day : dayAfter(day, 1);
  return {
    from: instantInZone(day, openingTime, timeZone).getTime(),
    to: instantInZone(lastDay, closingTime, timeZone).getTime(),
  };
}

/** Between two moments. */
export function openSeconds(from: Date, to: Date, hours: OpeningHours): number {
  // The day before may end after midnight.
  const first = dayAfter(dayInZone(from, hours.timeZone), -1);
  const days = numberOfDay(dayInZone(to, hours.timeZone)) - numberOfDay(first);
  let ms = 0;
  for (let at = 0; at <= days; at += 1) {
    const span = openSpanOf(dayAfter(first, at), hours);
    if (span) ms += Math.max(0, Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime()));
  }
  return Math.floor(ms / 1000);
}

/** When the shop has been open for so many seconds since `from`. Undefined when it never opens. */
export function afterOpenSeconds(from: Date, seconds: number, hours: OpeningHours): Date | undefined {
  if (new Set(hours.closedWeekdays).size === 7) return undefined;
  let leftMs = seconds * 1000;
  for (let day = dayAfter(dayInZone(from, hours.timeZone), -1); ; day = dayAfter(day, 1)) {
    const span = openSpanOf(day, hours);
    if (!span) continue;
    const begin = Math.max(span.from, from.getTime());
    if (begin + leftMs <= span.to) return new Date(begin + leftMs);
    leftMs -= Math.max(0, span.to - begin);
  }
}
