// Whether a window equals or overlaps others of its day.
import type { NewSlotWindow } from './slot-window-fields.ts';

type Times = Pick<NewSlotWindow, 'startTime' | 'endTime'>;

/** An older window may end before it begins: on the next day. */
const lastOf = ({ startTime, endTime }: Times): string => (endTime <= startTime ? '24:00' : endTime);

const doOverlap = (one: Times, other: Times): boolean =>
  one.startTime < lastOf(other) && other.startTime < lastOf(one);

/** `others` are of the same day. */
export const overlapping = <Window extends Times>(window: Times, others: readonly Window[]): Window[] =>
  others.filter((other) => doOverlap(window, other));
