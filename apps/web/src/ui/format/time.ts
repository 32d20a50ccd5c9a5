// Formats the API's timestamps. They carry the city's offset, and the screen shows the city's time, whatever the phone's
// time zone.
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { getLanguage, getLocale } from '../../platform/language.ts';
import { ui } from '../ui.messages.ts';

dayjs.extend(relativeTime);

interface Written {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly clock: string;
}

function written(instant: string): Written {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(instant) ?? [];
  if (!year || !month || !day || !clock) throw new Error(`Not an instant: ${instant}`);
  return { year, month, day, clock };
}

/** 'DD/MM HH:mm' */
export function formatInstant(instant: string): string {
  const { day, month, clock } = written(instant);
  return `${day}/${month} ${clock}`;
}

/** Of a day such as '2026-11-30': 'DD/MM'. */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-');
  return `${date}/${month}`;
}

/** 'November 2026', of '2026-11'. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(getLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );

/** 'DD/MM/YYYY HH:mm' */
export function formatDayTime(instant: string): string {
  const { day, month, year, clock } = written(instant);
  return `${day}/${month}/${year} ${clock}`;
}

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Two 'DD/MM HH:mm' with a dash between. */
export const formatSpan = ({ start, end }: Span): string => `${formatInstant(start)} – ${formatInstant(end)}`;

/** The day and the two times of a slot in the slot picker. */
export function formatSlotOption({ start, end }: Span): string {
  const from = written(start);
  return ui.slot(`${from.day}/${from.month}/${from.year}`, from.clock, written(end).clock);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The largest unit of an age, as dayjs rounds: from 45 minutes on an hour, from 22 hours on a day. */
const units = [
  { unit: 'year', ms: 365 * dayMs, from: 320 * dayMs },
  { unit: 'month', ms: 30.4 * dayMs, from: 26 * dayMs },
  { unit: 'day', ms: dayMs, from: 22 * hourMs },
  { unit: 'hour', ms: hourMs, from: 45 * minuteMs },
  { unit: 'minute', ms: minuteMs, from: 45_000 },
] as const;

/** '5 मिनट पहले' */
function formatAge(ageMs: number): string {
  const found = units.find(({ from }) => ageMs >= from);
  if (!found) return ui.justNow;
  const count = Math.max(1, Math.round(ageMs / found.ms));
  return new Intl.RelativeTimeFormat(getLocale()).format(-count, found.unit);
}

/** 'a few seconds ago', '5 minutes ago'. Times slightly in the future count as now. */
export function formatAgo(instant: string, nowMs: number): string {
  const thenMs = Math.min(Date.parse(instant), nowMs);
  return getLanguage() === 'en' ? dayjs(thenMs).from(dayjs(nowMs)) : formatAge(nowMs - thenMs);
}
