import type * as orders from '@haat/contract/orders';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { dayInZone, isoInZone } from '../../platform/zoned-time.ts';
import { type City, getCity } from '../accounts/index.ts';
import { findPrimaryAddress } from '../addresses/index.ts';
import { findFilledCart } from '../cart/index.ts';
import { listSlotWindows, listTakenPlaces } from './slot.queries.ts';
import { slotIdOf } from './slot-id.ts';
import { slotsOffered } from './slots-of-day.ts';

/** The slots that this person can choose now. The city is that of their cart's shop, or else of their primary address. */
export async function viewSlots(
  db: Db,
  asked: { userId: number; now: Date; query: { limit?: number; offset?: number } },
) {
  const city = await getCity(db, await getSlotCityId(db, asked.userId));
  const slots = await listSlots(db, city, asked.now);
  const { limit, offset } = pageOf(asked.query, wholeList);
  return { count: slots.length, results: slots.slice(offset, offset + limit) };
}

async function getSlotCityId(db: Db, userId: number): Promise<number> {
  const cart = await findFilledCart(db, userId);
  const cityId = cart ? cart.city.id : (await findPrimaryAddress(db, userId))?.cityId;
  if (cityId === undefined) {
    throw new AppError('address.required', {
      detail: 'Add an address first. Delivery slots depend on its city.',
    });
  }
  return cityId;
}

async function listSlots(db: Db, city: City, now: Date): Promise<orders.SlotOffer[]> {
  const windows = await listSlotWindows(db, city.id, dayInZone(now, city.timeZone));
  const offered = slotsOffered(windows, now, city.timeZone);
  const taken = await listTakenPlaces(
    db,
    windows.map(({ id }) => id),
    offered.map(({ day }) => day),
  );
  const takenOf = new Map(taken.map((row) => [slotIdOf(row.windowId, row.day), row.taken]));
  return offered
    .map(({ window, day, start, end }) => {
      const id = slotIdOf(window.id, day);
      const left = window.capacity - (takenOf.get(id) ?? 0);
      return { id, start: isoInZone(start, city.timeZone), end: isoInZone(end, city.timeZone), left };
    })
    .filter(({ left }) => left > 0);
}
