// When a shop can deliver next. The orders slice, which comes later, keeps the slots.
import type { Shop } from '@haat/contract/shops';
import type { Db } from '../../platform/database.ts';

/** What decides which of its city's slots a shop takes. */
export interface ShopCalendar {
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly string[];
  readonly preparationMinutes: number;
}

/** Of a shop that takes all slots of its city. */
export const usualCalendar: ShopCalendar = { closedWeekdays: [], closedDays: [], preparationMinutes: 0 };

export const isUsual = ({ closedWeekdays, closedDays, preparationMinutes }: ShopCalendar): boolean =>
  closedWeekdays.length === 0 && closedDays.length === 0 && preparationMinutes === 0;

/** Reads the slots of a city that can be taken now. The function that it returns gives the first one of a shop there. */
type ReadNextSlots = (
  db: Db,
  asked: { readonly cityId: number; readonly now: Date },
) => Promise<(calendar: ShopCalendar) => Shop['next_slot']>;

const provided: { read: ReadNextSlots } = { read: async () => () => null };

/** The orders slice calls this once, when it starts. */
export function provideNextSlots(read: ReadNextSlots): void {
  provided.read = read;
}

export const readNextSlots: ReadNextSlots = (db, asked) => provided.read(db, asked);
