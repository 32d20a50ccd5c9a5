// The slots of a city on the next days, as operators see them.
import type { SlotPreview, SlotRecord } from '@haat/contract/operator/slots';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { byName } from '../../../platform/by-name.ts';
import type { Db } from '../../../platform/database.ts';
import { folded } from '../../../platform/folded-in-sql.ts';
import { matchesWords } from '../../../platform/folded-search.ts';
import { pageOf, wholeList } from '../../../platform/page.ts';
import { requireDay } from '../../../platform/require-day.ts';
import { dayInZone, isoInZone, weekdayOf } from '../../../platform/zoned-time.ts';
import { cities } from '../../accounts/account.tables.ts';
import { requireCity } from '../../accounts/index.ts';
import { listSlotWindows, listTakenSlots, type TakenSlot, windowColumns } from './slot.queries.ts';
import { slotWindows } from './slot.tables.ts';
import {
  daysFrom,
  type Moment,
  type SlotWindow,
  slotFieldsOf,
  slotIdOf,
  slotTimes,
  windowsOfDay,
} from './slots-of-day.ts';

interface SlotsQuery {
  readonly city?: number;
  readonly weekday?: number;
  readonly date?: string;
  readonly isPast: boolean | undefined;
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** By city. The weekly ones come first. Throws `input.invalid`. */
export async function viewSlotRecords(db: Db, query: SlotsQuery, now: Date) {
  const { city, weekday, date, isPast, search } = query;
  if (date !== undefined) requireDay('date', date);
  const which = and(
    city === undefined ? undefined : eq(slotWindows.cityId, city),
    weekday === undefined ? undefined : eq(slotWindows.weekday, weekday),
    date === undefined ? undefined : eq(slotWindows.date, date),
    isPast === undefined ? undefined : sql`${isOver(now)} = ${isPast}`,
    matchesWords(folded(cities.name), search),
  );
  const { limit, offset } = pageOf(query, wholeList);
  const [rows, [counted]] = await Promise.all([
    selectWindows(db, which)
      .orderBy(
        asc(byName(cities.name)),
        asc(cities.id),
        sql`${slotWindows.date} nulls first`,
        asc(slotWindows.weekday),
        asc(slotWindows.startTime),
        asc(slotWindows.id),
      )
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(slotWindows)
      .innerJoin(cities, eq(cities.id, slotWindows.cityId))
      .where(and(isNull(slotWindows.deletedAt), which)),
  ]);
  return { count: counted?.count ?? 0, results: rows.map(presentWindow) };
}

/** Whether a window's date has passed in its city. */
const isOver = (now: Date): SQL =>
  sql`coalesce(${slotWindows.date} < (${now.toISOString()}::timestamptz at time zone ${cities.timeZone})::date, false)`;

/** Throws `not_found`. */
export async function viewSlotRecord(db: Db, windowId: number): Promise<SlotRecord> {
  const [row] = await selectWindows(db, eq(slotWindows.id, windowId));
  if (!row) throw new AppError('not_found');
  return presentWindow(row);
}

const selectWindows = (db: Db, which: SQL | undefined) =>
  db
    .select({ ...windowColumns, version: slotWindows.version, cityName: cities.name })
    .from(slotWindows)
    .innerJoin(cities, eq(cities.id, slotWindows.cityId))
    .where(and(isNull(slotWindows.deletedAt), which));

type Row = Awaited<ReturnType<typeof selectWindows>>[number];

const presentWindow = (row: Row): SlotRecord => ({
  id: row.id,
  city: { id: row.cityId, name: row.cityName },
  ...slotFieldsOf(row),
  version: row.version,
});

/** Throws `input.invalid` for an unknown city. */
export async function viewSlotPreview(db: Db, cityId: number, now: Date): Promise<SlotPreview> {
  const { id, name, timeZone } = await requireCity(db, cityId);
  const today = dayInZone(now, timeZone);
  const [windows, taken] = await Promise.all([
    listSlotWindows(db, cityId, today),
    listTakenSlots(db, cityId, today),
  ]);
  return { city: { id, name }, days: previewOf(windows, taken, { now, timeZone }) };
}

/** A customer can order a week ahead. The second week shows what is planned. */
const daysShown = 14;

type PreviewDay = SlotPreview['days'][number];

/** `windows` are those that aren't deleted, `taken` also has the slots of deleted ones. */
function previewOf(
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
