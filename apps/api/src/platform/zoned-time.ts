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
const wallClockMs = (instant: Date, timeZone: string): number =>
  instant.getTime() + offsetMinutes(instant, timeZone) * minuteMs;

/** `Intl` takes some 5 µs for a time, so it is asked for the ends of a day only. Daylight saving begins or ends once a day. */
function offsetMinutes(instant: Date, timeZone: string): number {
  const ms = instant.getTime();
  const day = Math.floor(ms / dayMs);
  const [first, last] = offsetsOfDay(day, timeZone);
  return first === last ? first : exactOffsetMinutes(ms, timeZone);
}

/** By zone and day since 1970. */
const knownOffsets = new Map<string, Map<number, readonly [number, number]>>();
const daysAtMost = 2_000;

function offsetsOfDay(day: number, timeZone: string): readonly [number, number] {
  const days = knownOffsets.get(timeZone) ?? new Map<number, readonly [number, number]>();
  const known = days.get(day);
  if (known) return known;
  if (days.size >= daysAtMost) days.clear();
  const ends = [
    exactOffsetMinutes(day * dayMs, timeZone),
    exactOffsetMinutes((day + 1) * dayMs, timeZone),
  ] as const;
  knownOffsets.set(timeZone, days.set(day, ends));
  return ends;
}

function exactOffsetMinutes(ms: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(ms)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(ms / 1000) * 1000) / minuteMs);
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

/** False for 30 February. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether it is the name of a time zone, such as `Asia/Kolkata`. An offset such as `+05:30` isn't one. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
