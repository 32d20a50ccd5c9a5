// What needs the operator's hand now, over all cities, and which slots and cities need more room for orders.
import type { Needs, NewestNeeds, Release, Today } from '@haat/contract/operator/today';
import type { NeedKey } from '@haat/contract/slices';
import { and, asc, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { release } from '../../platform/release.ts';
import { dayAfter, dayInZone, isoInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { homeTimeZone } from '../accounts/index.ts';
import type { AnyManifest } from '../manifest.ts';
import { hasSlotsOn, type SlotWindow, slotIdOf, slotsOffered } from '../orders/index.ts';
import { slotDays, slotWindows } from '../orders/slots/slot.tables.ts';
import { backupNeeds, readBackups, viewBackup } from './backup.views.ts';
import { viewDays } from './day-figures.views.ts';

interface Sources {
  readonly slices: readonly AnyManifest[];
  readonly disksLow: number;
}

export async function viewToday(db: Db, now: Date, { slices, disksLow }: Sources): Promise<Today> {
  const places = await db
    .select({ id: cities.id, timeZone: cities.timeZone })
    .from(cities)
    .orderBy(asc(cities.id));
  const [needs, slots, newest, days, backups] = await Promise.all([
    countNeeds(db, now, slices),
    readSlots(db, places, now),
    viewNewestNeeds(db, now, slices),
    viewDays(db, places, now),
    readBackups(db, now),
  ]);
  return {
    needs: { ...needs, ...slotNeeds(slots, now), ...backupNeeds(backups, now), disks_low: disksLow },
    newest,
    days,
    backup: viewBackup(backups),
    release: viewRelease(),
  };
}

const viewRelease = (): Release => {
  const { version, commit } = release();
  return { version, commit };
};

/** Of all slices. */
async function countNeeds(db: Db, now: Date, slices: readonly AnyManifest[]) {
  const counts = await Promise.all(slices.map(({ needs }) => needs?.count(db, now)));
  return Object.assign({}, ...counts) as Record<NeedKey, number>; // a manifest counts what the contract lists of its slice
}

/** When the newest of each need began. The desk rings for it, also when the number of needs stays the same. */
async function viewNewestNeeds(db: Db, now: Date, slices: readonly AnyManifest[]): Promise<NewestNeeds> {
  const began = await Promise.all(slices.map(({ needs }) => needs?.newest(db, now)));
  const newest = Object.entries<Date | null>(Object.assign({}, ...began));
  return Object.fromEntries(
    newest.map(([key, at]) => [key, at && isoInZone(at, homeTimeZone)]),
  ) as NewestNeeds; // as above
}

async function readSlots(db: Db, places: SlotFacts['cities'], now: Date): Promise<SlotFacts> {
  // No city is more than a day behind or ahead.
  const yesterday = dayAfter(dayInZone(now, 'UTC'), -1);
  const [windows, taken] = await Promise.all([
    db
      .select()
      .from(slotWindows)
      .where(
        and(isNull(slotWindows.deletedAt), or(isNull(slotWindows.date), gte(slotWindows.date, yesterday))),
      ),
    db
      .select({ windowId: slotDays.windowId, day: slotDays.day, taken: slotDays.taken })
      .from(slotDays)
      .where(gte(slotDays.day, yesterday)),
  ]);
  return { cities: places, windows, taken };
}

interface SlotFacts {
  readonly cities: readonly { readonly id: number; readonly timeZone: string }[];
  /** Those that aren't deleted. */
  readonly windows: readonly SlotWindow[];
  readonly taken: readonly { readonly windowId: number; readonly day: string; readonly taken: number }[];
}

/** How much of a slot's capacity is taken when it is nearly full. */
const nearlyFullPercent = 80;

/** Counts slots that are offered now and nearly full or full, and cities that deliver nothing tomorrow. */
function slotNeeds(
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
