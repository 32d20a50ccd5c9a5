// Which slots and cities need more room for orders.
import type { Needs } from '@haat/contract/operator/today';
import { dayAfter, dayInZone } from '../../platform/zoned-time.ts';
import { hasSlotsOn, type SlotWindow, slotIdOf, slotsOffered } from '../orders/index.ts';

export interface SlotFacts {
  readonly cities: readonly { readonly id: number; readonly timeZone: string }[];
  /** Those that aren't deleted. */
  readonly windows: readonly SlotWindow[];
  readonly taken: readonly { readonly windowId: number; readonly day: string; readonly taken: number }[];
}

/** How much of a slot's capacity is taken when it is nearly full. */
const nearlyFullPercent = 80;

/** Counts slots that are offered now and nearly full or full, and cities that deliver nothing tomorrow. */
export function slotNeeds(
  { cities, windows, taken }: SlotFacts,
  now: Date,
): Pick<Needs, 'slots_nearly_full' | 'cities_without_slots'> {
  const windowsOf = Map.groupBy(windows, ({ cityId }) => cityId);
  const takenOf = new Map(taken.map((row) => [slotIdOf(row.windowId, row.day), row.taken]));
  const perCity = cities.map(({ id, timeZone }) => {
    const own = windowsOf.get(id) ?? [];
    const full = slotsOffered(own, { now, timeZone }).filter(
      ({ window, day }) =>
        (takenOf.get(slotIdOf(window.id, day)) ?? 0) * 100 >= window.capacity * nearlyFullPercent,
    );
    return { full: full.length, hasTomorrow: hasSlotsOn(own, dayAfter(dayInZone(now, timeZone), 1)) };
  });
  return {
    slots_nearly_full: perCity.reduce((sum, { full }) => sum + full, 0),
    cities_without_slots: perCity.filter(({ hasTomorrow }) => !hasTomorrow).length,
  };
}
