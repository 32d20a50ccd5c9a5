// Checks a delivery window, and names its fields as the API does.

import type { SlotRecord } from '@haat/contract/operator/slots';
import { type FieldErrors, invalidInput } from '../../../platform/app-error.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { isDay } from '../../../platform/zoned-time.ts';
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

function dayErrors({ weekday, date }: NewSlotWindow, today: string): FieldErrors {
  if (weekday !== null && date !== null) return { date: [deskOnly('Choose either a weekday or a date.')] };
  if (date === null) return weekday === null ? { weekday: [deskOnly('Choose a weekday or a date.')] } : {};
  if (!isDay(date)) return { date: [deskOnly('There is no such day.')] };
  return date < today ? { date: [deskOnly('Choose today or a later day.')] } : {};
}

function timeErrors({ date, startTime, endTime, capacity }: NewSlotWindow): FieldErrors {
  return {
    ...(endTime > startTime ? {} : { end: [deskOnly('The end must be after the start.')] }),
    ...(capacity > 0 || date !== null
      ? {}
      : { capacity: [deskOnly('Use 1 or more. Only a date can have 0.')] }),
  };
}
