import { nextDelivery as words } from '../ui.messages.ts';

const dayMs = 24 * 60 * 60_000;

/** How far a zone is from UTC: '+05:30'. */
function offsetMs(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** 'Next delivery: tomorrow 08:00', in the city's time. `start` has its offset. */
export function formatNextDelivery(start: string, nowMs: number): string {
  const today = Math.floor((nowMs + offsetMs(start)) / dayMs);
  const ahead = Date.parse(`${start.slice(0, 10)}T00:00:00Z`) / dayMs - today;
  const clock = start.slice(11, 16);
  if (ahead === 0) return words.today(clock);
  if (ahead === 1) return words.tomorrow(clock);
  return words.on(`${start.slice(8, 10)}/${start.slice(5, 7)}`, clock);
}
