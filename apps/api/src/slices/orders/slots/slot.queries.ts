import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { lockTable } from '../../../platform/lock-table.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import { slotDays, slotWindows } from './slot.tables.ts';
import type { NewSlotWindow, SlotWindow, TakenPlaces } from './slots-of-day.ts';

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

export async function insertSlotWindow(tx: Tx, window: NewSlotWindow): Promise<number> {
  const [row] = await tx.insert(slotWindows).values(window).returning({ id: slotWindows.id });
  if (!row) throw new Error('the slot window was not written');
  return row.id;
}

const isWindow = (windowId: number) => and(eq(slotWindows.id, windowId), isNull(slotWindows.deletedAt));

/** Throws `not_found`, also for a deleted one. */
export async function lockSlotWindow(
  tx: Tx,
  windowId: number,
): Promise<SlotWindow & { readonly version: number }> {
  await lockTable(tx, slotWindows);
  const [row] = await tx
    .select({ ...windowColumns, version: slotWindows.version })
    .from(slotWindows)
    .where(isWindow(windowId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** All windows of the same weekday, or of the same date, in the same city. */
export const listWindowsOnSameDay = (
  db: Db,
  { cityId, weekday, date }: Pick<NewSlotWindow, 'cityId' | 'weekday' | 'date'>,
): Promise<SlotWindow[]> =>
  db
    .select(windowColumns)
    .from(slotWindows)
    .where(
      and(
        eq(slotWindows.cityId, cityId),
        isNull(slotWindows.deletedAt),
        weekday === null ? isNull(slotWindows.weekday) : eq(slotWindows.weekday, weekday),
        date === null ? isNull(slotWindows.date) : eq(slotWindows.date, date),
      ),
    )
    .orderBy(asc(slotWindows.startTime), asc(slotWindows.id));

export async function updateSlotWindowRow(tx: Tx, { id, ...window }: SlotWindow): Promise<void> {
  await tx
    .update(slotWindows)
    .set({ ...window, version: sql`${slotWindows.version} + 1` })
    .where(eq(slotWindows.id, id));
}

/** Orders point to the row, so it stays. */
export async function markSlotWindowDeleted(tx: Tx, windowId: number): Promise<void> {
  await tx
    .update(slotWindows)
    .set({ deletedAt: tx.now, version: sql`${slotWindows.version} + 1` })
    .where(eq(slotWindows.id, windowId));
}

export interface TakenSlot {
  readonly window: SlotWindow;
  readonly day: string;
  readonly taken: number;
}

/** The taken places from `day` on, also of deleted windows. */
export const listTakenSlots = (db: Db, cityId: number, day: string): Promise<TakenSlot[]> =>
  db
    .select({ window: windowColumns, day: slotDays.day, taken: slotDays.taken })
    .from(slotDays)
    .innerJoin(slotWindows, eq(slotWindows.id, slotDays.windowId))
    .where(and(eq(slotDays.cityId, cityId), gte(slotDays.day, day)));
