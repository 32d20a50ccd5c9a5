// A slot is a window on a day; its id on the wire holds both, so no slot need be stored ahead of time.
import { dayOfNumber, numberOfDay } from '../../platform/zoned-time.ts';

const daysPerWindow = 100_000;

/** `day` is a calendar day of the window's city. */
export const slotIdOf = (windowId: number, day: string): number =>
  windowId * daysPerWindow + numberOfDay(day);

/** Any number is some window on some day; whether there is such a window is another question. */
export const readSlotId = (slotId: number): { windowId: number; day: string } => ({
  windowId: Math.floor(slotId / daysPerWindow),
  day: dayOfNumber(slotId % daysPerWindow),
});
