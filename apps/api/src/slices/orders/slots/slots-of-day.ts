// Which windows of a city apply on a day, when their slots begin, end and close, and which slots are offered now.
import type { SlotRecord } from '@haat/contract/operator/slots';
import {
  dayAfter,
  dayInZone,
  dayOfNumber,
  instantInZone,
  isoInZone,
  numberOfDay,
  weekdayOf,
} from '../../../platform/zoned-time.ts';
import { type ShopCalendar, usualCalendar } from '../../shops/index.ts';

export interface SlotWindow {
  readonly id: number;
  readonly cityId: number;
  /** 0 is Sunday; null for a window of a single day. */
  readonly weekday: number | null;
  readonly date: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly cutOffMinutes: number;
  readonly capacity: number;
}

export type NewSlotWindow = Omit<SlotWindow, 'id'>;

/** As the API names them, without the city. */
export const slotFieldsOf = (window: NewSlotWindow): Omit<SlotRecord, 'id' | 'city' | 'version'> => ({
  weekday: window.weekday,
  date: window.date,
  start: window.startTime,
  end: window.endTime,
  cut_off_minutes: window.cutOffMinutes,
  capacity: window.capacity,
});

/** Slots are offered today and on the next six days. */
const daysOffered = 7;

const fits = (window: SlotWindow, day: string, weekday: number): boolean =>
  window.date === null ? window.weekday === weekday : window.date === day;

export const fitsDay = (window: SlotWindow, day: string): boolean => fits(window, day, weekdayOf(day));

/** A day's own windows replace the weekly ones. */
export function windowsOfDay<Window extends SlotWindow>(windows: readonly Window[], day: string): Window[] {
  const weekday = weekdayOf(day);
  const fitting = windows.filter((window) => fits(window, day, weekday));
  const own = fitting.filter((window) => window.date !== null);
  return own.length > 0 ? own : fitting;
}

/** Whether a city with these windows delivers on this day at all. */
export const hasSlotsOn = (windows: readonly SlotWindow[], day: string): boolean =>
  windowsOfDay(windows, day).some(({ capacity }) => capacity > 0);

/** A window that ends before it begins ends on the next day. */
export function slotTimes(window: SlotWindow, day: string, timeZone: string): { start: Date; end: Date } {
  const endDay = window.endTime <= window.startTime ? dayAfter(day, 1) : day;
  return {
    start: instantInZone(day, window.startTime, timeZone),
    end: instantInZone(endDay, window.endTime, timeZone),
  };
}

const isBeforeCutOff = (window: SlotWindow, start: Date, now: Date): boolean =>
  now.getTime() < start.getTime() - window.cutOffMinutes * 60_000;

const isClosedOn = ({ closedWeekdays, closedDays }: ShopCalendar, day: string): boolean =>
  closedWeekdays.includes(weekdayOf(day)) || closedDays.includes(day);

const isPreparedBy = ({ preparationMinutes }: ShopCalendar, start: Date, now: Date): boolean =>
  start.getTime() >= now.getTime() + preparationMinutes * 60_000;

export interface OfferedSlot<Window extends SlotWindow> {
  readonly window: Window;
  /** A calendar day of the city. */
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
}

/** Sorted by start. */
function slotsOfDay<Window extends SlotWindow>(
  windows: readonly Window[],
  day: string,
  { now, timeZone, calendar = usualCalendar }: Moment,
): OfferedSlot<Window>[] {
  if (isClosedOn(calendar, day)) return [];
  return windowsOfDay(windows, day)
    .map((window) => ({ window, day, ...slotTimes(window, day, timeZone) }))
    .filter(
      ({ window, start }) =>
        window.capacity > 0 && isBeforeCutOff(window, start, now) && isPreparedBy(calendar, start, now),
    )
    .sort((a, b) => a.start.getTime() - b.start.getTime() || a.window.id - b.window.id);
}

/** Now, in a city's time zone. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
  /** Left out: of no shop in particular. */
  readonly calendar?: ShopCalendar;
}

/** Today and the days after it. */
export function daysFrom({ now, timeZone }: Moment, count = daysOffered): string[] {
  const today = dayInZone(now, timeZone);
  return Array.from({ length: count }, (_, ahead) => dayAfter(today, ahead));
}

/**
 * The slots that a shop of the city takes now, or the city without a calendar. Sorted by start, including full ones.
 * `windows` are the city's windows that aren't deleted.
 */
export function slotsOffered<Window extends SlotWindow>(
  windows: readonly Window[],
  moment: Moment,
): OfferedSlot<Window>[] {
  return daysFrom(moment).flatMap((day) => slotsOfDay(windows, day, moment));
}

/** The first of `slotsOffered` for which `isFree` holds. It looks at no later day. */
export function findFirstSlot<Window extends SlotWindow>(
  windows: readonly Window[],
  moment: Moment,
  isFree: (slot: OfferedSlot<Window>) => boolean,
): OfferedSlot<Window> | undefined {
  for (const day of daysFrom(moment)) {
    const slot = slotsOfDay(windows, day, moment).find(isFree);
    if (slot) return slot;
  }
  return undefined;
}

/** The slot if `slotsOffered` has it. `windows` needs only those that fit its day. */
export function findOfferedSlot<Window extends SlotWindow>(
  windows: readonly Window[],
  slot: { readonly windowId: number; readonly day: string },
  moment: Moment,
): OfferedSlot<Window> | undefined {
  if (!daysFrom(moment).includes(slot.day)) return undefined;
  return slotsOfDay(windows, slot.day, moment).find(({ window }) => window.id === slot.windowId);
}

// Which slots still have places.

/** The taken places of a window on a day. */
export interface TakenPlaces {
  readonly windowId: number;
  readonly day: string;
  readonly taken: number;
}

/** The function that it returns counts the free places of a slot. */
export function leftOfSlots(taken: readonly TakenPlaces[]): (slot: OfferedSlot<SlotWindow>) => number {
  const takenOf = new Map(taken.map((row) => [slotIdOf(row.windowId, row.day), row.taken]));
  return ({ window, day }) => window.capacity - (takenOf.get(slotIdOf(window.id, day)) ?? 0);
}

export const presentTimes = ({ start, end }: OfferedSlot<SlotWindow>, timeZone: string) => ({
  start: isoInZone(start, timeZone),
  end: isoInZone(end, timeZone),
});

/** A slot is a window on a calendar day of its city. Its id has both, so slots needn't be stored. */
export interface Slot {
  readonly windowId: number;
  readonly day: string;
}

export const daysPerWindow = 100_000;

/** `day` is a calendar day of the window's city. */
export const slotIdOf = (windowId: number, day: string): number =>
  windowId * daysPerWindow + numberOfDay(day);

/** Every number decodes to a window id and a day. The window may not exist. */
export const readSlotId = (slotId: number): Slot => ({
  windowId: Math.floor(slotId / daysPerWindow),
  day: dayOfNumber(slotId % daysPerWindow),
});
