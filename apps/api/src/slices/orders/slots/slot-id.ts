// A slot is a window on a day. Its id in the API contains both, so slots needn't be stored in advance.
import { dayOfNumber, numberOfDay } from '../../../platform/zoned-time.ts';

/** A window on a calendar day of its city. */
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
