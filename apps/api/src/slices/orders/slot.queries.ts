import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { hiddenFromPlanner, placeholdersOf } from '../../platform/placeholders.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import type { TakenPlaces } from './free-slots.ts';
import { slotDays, slotWindows } from './slot.tables.ts';
import type { SlotWindow } from './slots-of-day.ts';

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

const day = sql.placeholder('day');
const windowId = sql.placeholder('windowId');
const cityId = sql.placeholder('cityId');

interface Place {
  readonly cityId: number;
  readonly windowId: number;
  readonly day: string;
}

const isPlace = and(eq(slotDays.cityId, cityId), eq(slotDays.windowId, windowId), eq(slotDays.day, day));
const windowCity = sql`(select asked.city_id from ${slotWindows} asked where asked.id = ${windowId})`;

const windowsOfDay = preparedOnce('slot_windows_of_day', (db: Db) =>
  db
    .select({ ...windowColumns, isDeleted: sql<boolean>`${slotWindows.deletedAt} is not null` })
    .from(slotWindows)
    .where(
      and(
        sql`${slotWindows.cityId} = ${windowCity}`,
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

const cityWindows = preparedOnce('slot_windows_of_city', (db: Db) =>
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
  cityWindows(db, { cityId, day });

const takenPlaces = preparedOnce('slot_days_of_city', (db: Db) =>
  db
    .select({ windowId: slotDays.windowId, day: slotDays.day, taken: slotDays.taken })
    .from(slotDays)
    .where(and(eq(slotDays.cityId, cityId), sql`${slotDays.day} >= ${hiddenFromPlanner('date', day)}`)),
);

/** Taken places of a city's windows from `day` on. A place is taken at most a week ahead. */
export const listTakenPlaces = (db: Db, cityId: number, day: string): Promise<TakenPlaces[]> =>
  takenPlaces(db, { cityId, day });

const takenOfSlot = preparedOnce('slot_day', (db: Db) =>
  db.select({ taken: slotDays.taken }).from(slotDays).where(isPlace),
);

export async function countTakenPlaces(db: Db, slot: Place): Promise<number> {
  const [row] = await takenOfSlot(db, { ...slot });
  return row?.taken ?? 0;
}

const takenPlace = preparedOnce('slot_take_place', (tx: Tx) =>
  tx
    .insert(slotDays)
    .values({ ...placeholdersOf(slotDays), taken: 1 })
    .onConflictDoUpdate({
      target: [slotDays.cityId, slotDays.windowId, slotDays.day],
      set: { taken: sql`${slotDays.taken} + 1` },
      setWhere: sql`${slotDays.taken} < ${sql.placeholder('capacity')}::int`,
    })
    .returning({ taken: slotDays.taken }),
);

/** Takes one place of the window on that day and locks the row. False when it is full. */
export async function takePlace(tx: Tx, slot: Place & { readonly capacity: number }): Promise<boolean> {
  if (slot.capacity < 1) return false;
  const rows = await takenPlace(tx, { ...slot });
  return rows.length > 0;
}

const returnedPlace = preparedOnce('slot_return_place', (tx: Tx) =>
  tx
    .update(slotDays)
    .set({ taken: sql`${slotDays.taken} - 1` })
    .where(isPlace),
);

export async function returnPlace(tx: Tx, slot: Place): Promise<void> {
  await returnedPlace(tx, { ...slot });
}
