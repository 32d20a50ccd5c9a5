import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { lockTable } from '../../../platform/lock-table.ts';
import { windowColumns } from './slot.queries.ts';
import { slotDays, slotWindows } from './slot.tables.ts';
import type { NewSlotWindow } from './slot-window-fields.ts';
import type { SlotWindow } from './slots-of-day.ts';

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
