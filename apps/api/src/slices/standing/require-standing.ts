// What must exist for a standing order. Everything else is asked when an order is placed.
import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { requireDay } from '../../platform/require-day.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { listSlotWindows } from '../orders/index.ts';
import { findProducts, type ProductQuantity } from '../products/index.ts';
import { standingMessages } from './standing.messages.ts';

interface Place {
  readonly cityId: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** Throws `input.invalid`. */
export async function requireGoodsOf(
  db: Db,
  { shopId, now }: { readonly shopId: number; readonly now: Date },
  items: readonly ProductQuantity[],
): Promise<void> {
  const ids = new Set(items.map(({ productId }) => productId));
  const found = await findProducts(db, [...ids], { reader: 'customer', now });
  const areOfShop = items.every(({ productId }) => found.get(productId)?.shop === shopId);
  if (!areOfShop || ids.size < items.length) throw invalidInput({ items: [standingMessages.otherProducts] });
}

/** A weekly slot must begin at this time on each of these weekdays. Throws `input.invalid`. */
export async function requireTimes(
  db: Db,
  { cityId, timeZone, now }: Place,
  { weekdays, time }: { readonly weekdays: readonly number[]; readonly time: string },
): Promise<void> {
  const windows = await listSlotWindows(db, cityId, dayInZone(now, timeZone));
  const fits = (day: number) =>
    windows.some(({ weekday, startTime, capacity }) => weekday === day && startTime === time && capacity > 0);
  if (!weekdays.every(fits)) throw invalidInput({ time: [standingMessages.noSuchTime] });
}

/** Throws `input.invalid`. */
export function requireLastDay(until: string | null | undefined, { timeZone, now }: Place): void {
  if (!until) return;
  requireDay('until', until);
  if (until < dayInZone(now, timeZone)) throw invalidInput({ until: [standingMessages.dayIsOver] });
}

/** Throws `input.invalid`. */
export function requireDays(field: string, days: readonly string[]): void {
  for (const day of days) requireDay(field, day);
}
