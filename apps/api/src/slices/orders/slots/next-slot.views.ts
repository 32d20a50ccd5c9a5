// When a shop can deliver next, for its page and for carts.
import type { Shop } from '@haat/contract/shops';
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { dayAfter, dayInZone } from '../../../platform/zoned-time.ts';
import { cities } from '../../accounts/account.tables.ts';
import type { ShopCalendar } from '../../shops/index.ts';
import { listTakenPlaces, windowColumns } from './slot.queries.ts';
import { slotWindows } from './slot.tables.ts';
import { findFirstSlot, leftOfSlots, presentTimes } from './slots-of-day.ts';

/** See `provideNextSlots`. */
export async function viewNextSlots(
  db: Db,
  { cityId, now }: { readonly cityId: number; readonly now: Date },
): Promise<(calendar: ShopCalendar) => Shop['next_slot']> {
  // No time zone is more than a day behind UTC, so this finds all windows of today and later.
  const day = dayAfter(dayInZone(now, 'UTC'), -1);
  const [windows, taken] = await Promise.all([
    db
      .select({ ...windowColumns, timeZone: cities.timeZone })
      .from(slotWindows)
      .innerJoin(cities, eq(cities.id, slotWindows.cityId))
      .where(
        and(
          eq(slotWindows.cityId, cityId),
          isNull(slotWindows.deletedAt),
          or(isNull(slotWindows.date), gte(slotWindows.date, day)),
        ),
      )
      .orderBy(asc(slotWindows.id)),
    listTakenPlaces(db, cityId, day),
  ]);
  const leftOf = leftOfSlots(taken);
  const timeZone = windows[0]?.timeZone ?? 'UTC';
  return (calendar) => {
    const next = findFirstSlot(windows, { now, timeZone, calendar }, (slot) => leftOf(slot) > 0);
    return next ? presentTimes(next, timeZone) : null;
  };
}
