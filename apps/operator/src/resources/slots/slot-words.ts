// Texts for days, times and limits of delivery slots.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { count } from '../../ui/format.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 0 is Sunday. */
export const weekdayWord = (weekday: number): string => weekdays[weekday] ?? '';

/** A week begins on Monday. */
export const weekOrder: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** '2026-11-21' → 'Saturday'. */
export const weekdayOf = (day: string): string => weekdayWord(new Date(`${day}T00:00:00Z`).getUTCDay());

export const timesOf = ({ start, end }: Pick<SlotRecord, 'start' | 'end'>): string => `${start}–${end}`;

/** The time of day of an instant, in the city's time zone as the server wrote it. */
export const clockOf = (instant: string): string => instant.slice(11, 16);

export const isClosedDay = ({ date, capacity }: Pick<SlotRecord, 'date' | 'capacity'>): boolean =>
  date !== null && capacity === 0;

export const some = (number: number, one: string, several: string): string =>
  `${count(number)} ${number === 1 ? one : several}`;

export const slotsText = (number: number): string => some(number, 'slot', 'slots');

export const ordersText = (number: number): string => some(number, 'order', 'orders');

/** 'Orders close 1 h 30 min before'. */
export function cutOffText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
  return parts.length === 0 ? 'Orders close at the start' : `Orders close ${parts.join(' ')} before`;
}
