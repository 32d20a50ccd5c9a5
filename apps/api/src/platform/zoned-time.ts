// Calendar days and times of day in a city's time zone, and timestamps with its offset. The only module for this. Days are
// 'YYYY-MM-DD', times 'HH:mm'.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local time there, as if it were UTC. */
function wallClockMs(instant: Date, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetMinutes(instant: Date, timeZone: string): number {
  const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000;
  return Math.round((wallClockMs(instant, timeZone) - wholeSeconds) / minuteMs);
}

/** `2026-11-21T17:00:00+05:30` */
export function isoInZone(instant: Date, timeZone: string): string {
  const offset = offsetMinutes(instant, timeZone);
  const wall = new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`;
}

export const dayInZone = (instant: Date, timeZone: string): string =>
  dayOfNumber(Math.floor(wallClockMs(instant, timeZone) / dayMs));

/** The instant of local `time` on `day`. A time skipped by daylight saving moves forward by the skip. */
export function instantInZone(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - offsetMinutes(new Date(wall), timeZone) * minuteMs;
  return new Date(wall - offsetMinutes(new Date(guess), timeZone) * minuteMs);
}

/** Days since 1970-01-01. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const dayAfter = (day: string, days: number): string => dayOfNumber(numberOfDay(day) + days);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
