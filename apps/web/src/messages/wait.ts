import { formatNumber } from '../platform/format-number.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
/** Longer waits are given in hours. */
const minutesAtMost = 90;

const count = (amount: number, unit: 'second' | 'minute' | 'hour'): string =>
  formatNumber(amount, { style: 'unit', unit, unitDisplay: 'long' });

/** How long to wait, rounded up: '30 seconds', '1 minute', '24 hours'. */
export function formatWait(seconds: number): string {
  if (seconds < minuteSeconds) return count(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / minuteSeconds);
  return minutes <= minutesAtMost
    ? count(minutes, 'minute')
    : count(Math.ceil(seconds / hourSeconds), 'hour');
}
