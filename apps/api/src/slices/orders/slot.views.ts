import type * as orders from '@haat/contract/orders';
import { eq, or, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { dayInZone, isoInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { type City, getCity } from '../accounts/index.ts';
import { addresses } from '../addresses/address.tables.ts';
import { carts } from '../cart/cart.tables.ts';
import { findFilledCart } from '../cart/index.ts';
import { getVisibleShop } from '../shops/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { orderMessages } from './orders.messages.ts';
import { listSlotWindows, listTakenPlaces } from './slot.queries.ts';
import { slotIdOf } from './slot-id.ts';
import { slotsOffered } from './slots-of-day.ts';

/**
 * The slots that this person can choose now. The city is that of the named shop, else of their cart's shop, or else of their
 * primary address. Throws `not_found` for a shop that they can't see.
 */
export async function viewSlots(
  db: Db,
  asked: { userId: number; now: Date; query: { shop?: number; limit?: number; offset?: number } },
) {
  const { shop } = asked.query;
  const city = await (shop === undefined
    ? getSlotCity(db, asked.userId)
    : getCityOfShop(db, asked.userId, shop));
  const slots = await listSlots(db, city, asked.now);
  const { limit, offset } = pageOf(asked.query, wholeList);
  return { count: slots.length, results: slots.slice(offset, offset + limit) };
}

const userId = sql.placeholder('userId');
const cartCity = sql`(select ${shops.cityId} from ${carts} join ${shops} on ${shops.id} = ${carts.shopId}
  where ${carts.userId} = ${userId} and ${shops.state} = 'verified')`;
const primaryCity = sql`(select ${addresses.cityId} from ${addresses}
  where ${addresses.userId} = ${userId} and ${addresses.isPrimary})`;

const citiesOfPerson = preparedOnce('slot_cities', (db: Db) =>
  db
    .select({
      id: cities.id,
      timeZone: cities.timeZone,
      isOfCart: sql<boolean | null>`${cities.id} = ${cartCity}`,
      isPrimary: sql<boolean | null>`${cities.id} = ${primaryCity}`,
    })
    .from(cities)
    .where(or(eq(cities.id, cartCity), eq(cities.id, primaryCity))),
);

type SlotCity = Awaited<ReturnType<typeof citiesOfPerson>>[number];

async function getCityOfShop(db: Db, userId: number, shopId: number): Promise<City> {
  const { cityId } = await getVisibleShop(db, shopId, userId);
  return getCity(db, cityId);
}

async function getSlotCity(db: Db, userId: number): Promise<SlotCity> {
  const found = await citiesOfPerson(db, { userId });
  const ofCart = found.find(({ isOfCart }) => isOfCart);
  const primary = found.find(({ isPrimary }) => isPrimary);
  // Whether all products in the cart are deleted only matters when the two cities differ.
  if (ofCart && (ofCart === primary || (await findFilledCart(db, userId)))) return ofCart;
  if (primary) return primary;
  throw new AppError('address.required', {
    detail: orderMessages.addAddress,
  });
}

async function listSlots(
  db: Db,
  city: Pick<City, 'id' | 'timeZone'>,
  now: Date,
): Promise<orders.SlotOffer[]> {
  const today = dayInZone(now, city.timeZone);
  const [windows, taken] = await Promise.all([
    listSlotWindows(db, city.id, today),
    listTakenPlaces(db, city.id, today),
  ]);
  const takenOf = new Map(taken.map((row) => [slotIdOf(row.windowId, row.day), row.taken]));
  return slotsOffered(windows, now, city.timeZone)
    .map(({ window, day, start, end }) => {
      const id = slotIdOf(window.id, day);
      const left = window.capacity - (takenOf.get(id) ?? 0);
      return { id, start: isoInZone(start, city.timeZone), end: isoInZone(end, city.timeZone), left };
    })
    .filter(({ left }) => left > 0);
}
