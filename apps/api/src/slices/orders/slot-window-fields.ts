// What a delivery window may be, and its fields by the wire's names.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { invalidInput } from '../../platform/app-error.ts';
import { isDay } from '../../platform/zoned-time.ts';
import type { SlotWindow } from './slots-of-day.ts';

export type NewSlotWindow = Omit<SlotWindow, 'id'>;

/** Without the city. */
export const slotFieldsOf = (window: NewSlotWindow): Omit<SlotRecord, 'id' | 'city' | 'version'> => ({
  weekday: window.weekday,
  date: window.date,
  start: window.startTime,
  end: window.endTime,
  cut_off_minutes: window.cutOffMinutes,
  capacity: window.capacity,
});

/** `today` is the city's. Throws `input.invalid`. */
export function requireValidWindow(window: NewSlotWindow, today: string): void {
  const errors = { ...dayErrors(window, today), ...timeErrors(window) };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

type Errors = Readonly<Record<string, readonly string[]>>;

function dayErrors({ weekday, date }: NewSlotWindow, today: string): Errors {
  if (weekday !== null && date !== null) return { date: ['Choose either a weekday or a date.'] };
  if (date === null) return weekday === null ? { weekday: ['Choose a weekday or a date.'] } : {};
  if (!isDay(date)) return { date: ['There is no such day.'] };
  return date < today ? { date: ['Choose today or a later day.'] } : {};
}

function timeErrors({ date, startTime, endTime, capacity }: NewSlotWindow): Errors {
  return {
    ...(endTime > startTime ? {} : { end: ['The end must be after the start.'] }),
    ...(capacity > 0 || date !== null ? {} : { capacity: ['Use 1 or more. Only a date can have 0.'] }),
  };
}
