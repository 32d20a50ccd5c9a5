import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import { slotDays, slotWindows } from './slot.tables.ts';
import type { SlotWindow, TakenPlaces } from './slots-of-day.ts';

export const windowColumns = {
  id: slotWindows.id,
  cityId: slotWindows.cityId,
  weekday: slotWindows.weekday,
  date: slotWindows.date,
  startTime: slotWindows.startTime,
  endTime: slotWindows.endTime,
  cutOffMinutes: slotWindows.cutOffMinutes,
  capacity: slotWindows.capacity,
};

interface Place {
  readonly cityId: number;
  readonly windowId: number;
  readonly day: string;
}

const isPlace = ({ cityId, windowId, day }: Place) =>
  and(eq(slotDays.cityId, cityId), eq(slotDays.windowId, windowId), eq(slotDays.day, day));

const cityId = sql.placeholder('cityId');
const windowId = sql.placeholder('windowId');
const day = sql.placeholder('day');

const windowsOfDay = preparedOnce('slot_windows_of_day', (db: Db) =>
  db
    .select({ ...windowColumns, isDeleted: sql<boolean>`${slotWindows.deletedAt} is not null` })
    .from(slotWindows)
    .where(
      and(
        sql`${slotWindows.cityId} = (select asked.city_id from ${slotWindows} asked where asked.id = ${windowId})`,
        or(isNull(slotWindows.deletedAt), eq(slotWindows.id, windowId)),
        sql`(${slotWindows.date} = ${day} or ${slotWindows.weekday} = extract(dow from ${day}::date))`,
      ),
    )
    .orderBy(asc(slotWindows.id)),
);

/** The windows of one day, in the city of this slot's window. Of the deleted ones only this slot's window. */
export const listWindowsOfDay = (
  db: Db,
  { windowId, day }: { windowId: number; day: string },
): Promise<(SlotWindow & { readonly isDeleted: boolean })[]> => windowsOfDay(db, { windowId, day });

const windowsOfCity = preparedOnce('slot_windows_of_city', (db: Db) =>
  db
    .select(windowColumns)
    .from(slotWindows)
    .where(
      and(
        eq(slotWindows.cityId, cityId),
        isNull(slotWindows.deletedAt),
        or(isNull(slotWindows.date), gte(slotWindows.date, day)),
      ),
    )
    .orderBy(asc(slotWindows.id)),
);

/** A city's weekly windows, and its windows of single days from `day` on. */
export const listSlotWindows = (db: Db, cityId: number, day: string): Promise<SlotWindow[]> =>
  windowsOfCity(db, { cityId, day });

const placesOfCity = preparedOnce('slot_days_of_city', (db: Db) =>
  db
    .select({ windowId: slotDays.windowId, day: slotDays.day, taken: slotDays.taken })
    .from(slotDays)
    .where(and(eq(slotDays.cityId, cityId), gte(slotDays.day, day))),
);

/** Taken places of a city's windows from `day` on. A place is taken at most a week ahead. */
export const listTakenPlaces = (db: Db, cityId: number, day: string): Promise<TakenPlaces[]> =>
  placesOfCity(db, { cityId, day });

export async function countTakenPlaces(db: Db, slot: Place): Promise<number> {
  const [row] = await db.select({ taken: slotDays.taken }).from(slotDays).where(isPlace(slot));
  return row?.taken ?? 0;
}

/** Takes one place of the window on that day and locks the row. False when it is full. */
export async function takePlace(tx: Tx, slot: Place & { readonly capacity: number }): Promise<boolean> {
  if (slot.capacity < 1) return false;
  const { cityId, windowId, day, capacity } = slot;
  const rows = await tx
    .insert(slotDays)
    .values({ cityId, windowId, day, taken: 1 })
    .onConflictDoUpdate({
      target: [slotDays.cityId, slotDays.windowId, slotDays.day],
      set: { taken: sql`${slotDays.taken} + 1` },
      setWhere: lt(slotDays.taken, capacity),
    })
    .returning({ taken: slotDays.taken });
  return rows.length > 0;
}

export async function returnPlace(tx: Tx, slot: Place): Promise<void> {
  await tx
    .update(slotDays)
    .set({ taken: sql`${slotDays.taken} - 1` })
    .where(isPlace(slot));
}
