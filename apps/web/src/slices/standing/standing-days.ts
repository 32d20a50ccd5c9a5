// Words for the days of a standing order, and what it costs in a month.
import type { StandingOrder } from '@haat/contract/standing';
import { getLocale } from '../../platform/language.ts';
import { standing as words } from './standing.messages.ts';

/** A Sunday. */
const sunday = Date.UTC(2026, 10, 22);
const dayMs = 24 * 60 * 60 * 1000;

export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** 0 is Sunday. */
export const weekdayName = (weekday: number, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(getLocale(), { weekday: style, timeZone: 'UTC' }).format(sunday + weekday * dayMs);

export const weekdayWords = (chosen: readonly number[]): string =>
  chosen.length === weekdays.length
    ? words.everyDay
    : weekdays
        .filter((day) => chosen.includes(day))
        .map((day) => weekdayName(day, 'short'))
        .join(', ');

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The calendar day after this one. */
export const dayAfter = (day: string): string => isoOf(Date.parse(`${day}T00:00:00Z`) + dayMs);

/** What it costs in the month of its next day, if it comes on all of its days. */
export function perMonth({ next, weekdays: chosen }: StandingOrder): number | null {
  if (!next) return null;
  const [year = 0, month = 1] = next.day.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const comes = Array.from({ length: days }, (_, at) =>
    new Date(Date.UTC(year, month - 1, at + 1)).getUTCDay(),
  );
  return next.amount * comes.filter((day) => chosen.includes(day)).length;
}
