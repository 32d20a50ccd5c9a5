import { nearSlot, nextDelivery as words } from '../ui.messages.ts';

const dayMs = 24 * 60 * 60_000;

/** How far a zone is from UTC: '+05:30'. */
function offsetMs(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

const daysAhead = (start: string, nowMs: number): number =>
  Date.parse(`${start.slice(0, 10)}T00:00:00Z`) / dayMs - Math.floor((nowMs + offsetMs(start)) / dayMs);

const clockOf = (instant: string): string => instant.slice(11, 16);
const dayOf = (instant: string): string => `${instant.slice(8, 10)}/${instant.slice(5, 7)}`;

/** 'Next delivery: tomorrow 08:00', in the city's time. `start` has its offset. */
export function formatNextDelivery(start: string, nowMs: number): string {
  const ahead = daysAhead(start, nowMs);
  const clock = clockOf(start);
  if (ahead === 0) return words.today(clock);
  if (ahead === 1) return words.tomorrow(clock);
  return words.on(dayOf(start), clock);
}

/** 'Today 16:00–18:00', in the city's time. */
export function formatNearSlot(
  { start, end }: { readonly start: string; readonly end: string },
  nowMs: number,
): string {
  const ahead = daysAhead(start, nowMs);
  const hours = `${clockOf(start)}–${clockOf(end)}`;
  if (ahead === 0) return nearSlot.today(hours);
  if (ahead === 1) return nearSlot.tomorrow(hours);
  return `${dayOf(start)} ${hours}`;
}
