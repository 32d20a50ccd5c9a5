// The slots of a city on the next days, as operators see them.
import type { SlotPreview } from '@haat/contract/operator/slots';
import { isoInZone, weekdayOf } from '../../../platform/zoned-time.ts';
import { slotIdOf } from './slot-id.ts';
import type { TakenSlot } from './slot-window.queries.ts';
import { daysFrom, type Moment, type SlotWindow, slotTimes, windowsOfDay } from './slots-of-day.ts';

/** A customer can order a week ahead. The second week shows what is planned. */
const daysShown = 14;

type PreviewDay = SlotPreview['days'][number];

/** `windows` are those that aren't deleted, `taken` also has the slots of deleted ones. */
export function previewOf(
  windows: readonly SlotWindow[],
  taken: readonly TakenSlot[],
  moment: Moment,
): PreviewDay[] {
  const takenOf = new Map(taken.map((slot) => [slotIdOf(slot.window.id, slot.day), slot.taken]));
  return daysFrom(moment, daysShown).map((day) => {
    const fitting = windowsOfDay(windows, day);
    const planned = fitting.filter(({ capacity }) => capacity > 0);
    const withdrawn = taken
      .filter((slot) => slot.day === day && slot.taken > 0)
      .map(({ window }) => window)
      .filter(({ id }) => !planned.some((window) => window.id === id));
    const present = (window: SlotWindow, isWithdrawn: boolean) =>
      presentSlot(window, day, {
        timeZone: moment.timeZone,
        taken: takenOf.get(slotIdOf(window.id, day)) ?? 0,
        isWithdrawn,
      });
    const slots = [
      ...planned.map((window) => present(window, false)),
      ...withdrawn.map((window) => present(window, true)),
    ].sort((a, b) => (a.start < b.start ? -1 : 1));
    return { day, weekday: weekdayOf(day), is_exception: fitting.some(({ date }) => date !== null), slots };
  });
}

interface SlotState {
  readonly timeZone: string;
  readonly taken: number;
  readonly isWithdrawn: boolean;
}

function presentSlot(window: SlotWindow, day: string, { timeZone, taken, isWithdrawn }: SlotState) {
  const { start, end } = slotTimes(window, day, timeZone);
  const closesAt = new Date(start.getTime() - window.cutOffMinutes * 60_000);
  return {
    window: window.id,
    start: isoInZone(start, timeZone),
    end: isoInZone(end, timeZone),
    closes_at: isoInZone(closesAt, timeZone),
    capacity: window.capacity,
    taken,
    is_withdrawn: isWithdrawn,
  };
}
