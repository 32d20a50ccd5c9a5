// Which of a city's windows count on a day, and when they begin, end and close.
import { dayAfter, instantInZone, weekdayOf } from '../../platform/zoned-time.ts';

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

/** Today and the six days after it. */
export const daysOffered = 7;

export const fitsDay = (window: SlotWindow, day: string): boolean =>
  window.date === null ? window.weekday === weekdayOf(day) : window.date === day;

/** A day's own windows stand in for the weekly ones. */
export function windowsOfDay<Window extends SlotWindow>(windows: readonly Window[], day: string): Window[] {
  const fitting = windows.filter((window) => fitsDay(window, day));
  const own = fitting.filter((window) => window.date !== null);
  return own.length > 0 ? own : fitting;
}

/** A window that ends before it begins ends on the next day. */
export function slotTimes(window: SlotWindow, day: string, timeZone: string): { start: Date; end: Date } {
  const endDay = window.endTime <= window.startTime ? dayAfter(day, 1) : day;
  return {
    start: instantInZone(day, window.startTime, timeZone),
    end: instantInZone(endDay, window.endTime, timeZone),
  };
}

export const isBeforeCutOff = (window: SlotWindow, start: Date, now: Date): boolean =>
  now.getTime() < start.getTime() - window.cutOffMinutes * 60_000;

/** Whether a day is among those offered on `today`. */
export const isOfferedDay = (day: string, today: string): boolean =>
  day >= today && day < dayAfter(today, daysOffered);
