// Which slots still have places.
import { isoInZone } from '../../platform/zoned-time.ts';
import { slotIdOf } from './slot-id.ts';
import type { OfferedSlot, SlotWindow } from './slots-of-day.ts';

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
