// When a shop can deliver next. The orders slice, which comes later, keeps the slots.
import type { Shop } from '@haat/contract/shops';
import type { Db } from '../../platform/database.ts';
import type { ShopCalendar } from './shop-calendar.ts';

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
