// When a clock's next step is due.
import { type ReminderStep, requestSteps, shopSteps } from '@haat/contract/reminder-steps';
import { afterOpenSeconds, type OpeningHours, openSeconds } from './opening-hours.ts';

/** Seconds after which each step is taken. 0: never. */
export type Delays = Readonly<Record<ReminderStep, number>>;

export interface OrderClock {
  readonly cityId: number;
  readonly orderId: number;
  readonly shopId: number;
  readonly countedSeconds: number;
  readonly countingSince: Date | null;
  readonly openingTime: string | null;
  readonly closingTime: string | null;
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly string[];
  readonly taken: readonly string[];
}

function hoursOf(clock: OrderClock, timeZone: string): OpeningHours | undefined {
  const { openingTime, closingTime, closedWeekdays, closedDays } = clock;
  if (openingTime === null || closingTime === null) return undefined;
  return { openingTime, closingTime, closedWeekdays, closedDays, timeZone };
}

/** Until now. */
export function countedSeconds(clock: OrderClock, timeZone: string, now: Date): number {
  const { countingSince } = clock;
  if (countingSince === null) return clock.countedSeconds;
  const hours = hoursOf(clock, timeZone);
  const since = hours
    ? openSeconds(countingSince, now, hours)
    : Math.floor((now.getTime() - countingSince.getTime()) / 1000);
  return clock.countedSeconds + since;
}

function whenCounted(clock: OrderClock, timeZone: string, seconds: number): Date | undefined {
  const { countingSince } = clock;
  if (countingSince === null) return undefined;
  const left = Math.max(0, seconds - clock.countedSeconds);
  const hours = hoursOf(clock, timeZone);
  return hours
    ? afterOpenSeconds(countingSince, left, hours)
    : new Date(countingSince.getTime() + left * 1000);
}

/** The steps that are left, in the order in which they are due. A clock with hours waits for the shop. */
export function stepsLeft(clock: OrderClock, delays: Delays): ReminderStep[] {
  const steps: readonly ReminderStep[] = clock.openingTime === null ? requestSteps : shopSteps;
  return steps
    .filter((step) => delays[step] > 0 && !clock.taken.includes(step))
    .sort((one, other) => delays[one] - delays[other]);
}

/** Undefined: no step is left, the clock stands still, or the shop is closed on each day. */
export function nextStepAt(clock: OrderClock, delays: Delays, timeZone: string): Date | undefined {
  const [next] = stepsLeft(clock, delays);
  return next && whenCounted(clock, timeZone, delays[next]);
}
