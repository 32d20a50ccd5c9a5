// Formats the API's timestamps. They carry the city's offset, and the screen shows the city's time, whatever the phone's
// time zone.
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';

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

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Two 'DD/MM HH:mm' with a dash between. */
export const formatSpan = ({ start, end }: Span): string => `${formatInstant(start)} – ${formatInstant(end)}`;

const withHalf = (clock: string): string => `${clock} ${Number(clock.slice(0, 2)) < 12 ? 'AM' : 'PM'}`;

/** 'DD/MM/YYYY - HH:mm A to HH:mm A' (BUY-2), token by token: 24 hours and AM or PM. */
export function formatSlotOption({ start, end }: Span): string {
  const from = written(start);
  return `${from.day}/${from.month}/${from.year} - ${withHalf(from.clock)} to ${withHalf(written(end).clock)}`;
}

/** 'a few seconds ago', '5 minutes ago'. Times slightly in the future count as now. */
export function formatAgo(instant: string, nowMs: number): string {
  return dayjs(Math.min(Date.parse(instant), nowMs)).from(dayjs(nowMs));
}
