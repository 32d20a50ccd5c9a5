import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { slotDays, slotWindows } from './order.tables.ts';
import type { SlotWindow } from './slots-of-day.ts';

const windowColumns = {
  id: slotWindows.id,
  cityId: slotWindows.cityId,
  weekday: slotWindows.weekday,
  date: slotWindows.date,
  startTime: slotWindows.startTime,
  endTime: slotWindows.endTime,
  cutOffMinutes: slotWindows.cutOffMinutes,
  capacity: slotWindows.capacity,
};

export type NewSlotWindow = Omit<SlotWindow, 'id'>;

export async function insertSlotWindow(tx: Tx, window: NewSlotWindow): Promise<number> {
  const [row] = await tx.insert(slotWindows).values(window).returning({ id: slotWindows.id });
  if (!row) throw new Error('the slot window was not written');
  return row.id;
}

/** Finds deleted windows too. */
export async function findSlotWindow(db: Db, windowId: number): Promise<SlotWindow | undefined> {
  const [row] = await db.select(windowColumns).from(slotWindows).where(eq(slotWindows.id, windowId));
  return row;
}

/** A city's weekly windows, and its windows of single days from `day` on. */
export function listSlotWindows(db: Db, cityId: number, day: string): Promise<SlotWindow[]> {
  return db
    .select(windowColumns)
    .from(slotWindows)
    .where(
      and(
        eq(slotWindows.cityId, cityId),
        isNull(slotWindows.deletedAt),
        or(isNull(slotWindows.date), gte(slotWindows.date, day)),
      ),
    )
    .orderBy(asc(slotWindows.id));
}

export function listTakenPlaces(
  db: Db,
  windowIds: readonly number[],
  days: readonly string[],
): Promise<{ windowId: number; day: string; taken: number }[]> {
  return db
    .select()
    .from(slotDays)
    .where(and(inArray(slotDays.windowId, [...windowIds]), inArray(slotDays.day, [...new Set(days)])));
}

/** Takes one place of the window on that day and locks the row. False when it is full. */
export async function takePlace(
  tx: Tx,
  slot: { windowId: number; day: string; capacity: number },
): Promise<boolean> {
  if (slot.capacity < 1) return false;
  const rows = await tx
    .insert(slotDays)
    .values({ windowId: slot.windowId, day: slot.day, taken: 1 })
    .onConflictDoUpdate({
      target: [slotDays.windowId, slotDays.day],
      set: { taken: sql`${slotDays.taken} + 1` },
      setWhere: sql`${slotDays.taken} < ${slot.capacity}`,
    })
    .returning({ taken: slotDays.taken });
  return rows.length > 0;
}

export async function returnPlace(tx: Tx, slot: { windowId: number; day: string }): Promise<void> {
  await tx
    .update(slotDays)
    .set({ taken: sql`${slotDays.taken} - 1` })
    .where(and(eq(slotDays.windowId, slot.windowId), eq(slotDays.day, slot.day)));
}
