// When a shop can deliver next, for its page and for carts.
import type { Fulfilment } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import type { Shop } from '@haat/contract/shops';
import { eq, or, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { pageOf, wholeList } from '../../../platform/page.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import { dayAfter, dayInZone } from '../../../platform/zoned-time.ts';
import { cities } from '../../accounts/account.tables.ts';
import { getCity } from '../../accounts/index.ts';
import { addresses } from '../../addresses/address.tables.ts';
import { carts } from '../../cart/cart.tables.ts';
import { findFilledCart } from '../../cart/index.ts';
import { getVisibleShop, isUsual, type ShopCalendar, usualCalendar } from '../../shops/index.ts';
import { shops } from '../../shops/shop.tables.ts';
import { orderMessages } from '../orders.messages.ts';
import { listSlotWindows, listTakenPlaces } from './slot.queries.ts';
import { findFirstSlot, leftOfSlots, presentTimes, slotIdOf, slotsOffered } from './slots-of-day.ts';

interface SlotQuery {
  readonly shop?: number;
  /** An order to fetch takes no place, so it may choose full slots. */
  readonly fulfilment?: Fulfilment;
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * The slots that this person can choose now: those that the named shop takes, else the shop of their cart, or else those of
 * their primary address's city. Throws `not_found` for a shop that they can't see.
 */
export async function viewSlots(db: Db, asked: { userId: number; now: Date; query: SlotQuery }) {
  const { shop } = asked.query;
  const city = await (shop === undefined ? getSlotCity(db, asked) : getCityOfShop(db, asked.userId, shop));
  const slots = await listSlots(db, city, asked);
  const { limit, offset } = pageOf(asked.query, wholeList);
  return { count: slots.length, results: slots.slice(offset, offset + limit) };
}

/** The cities of the person's cart and of their primary address, which may be the same one. */
const citiesOfPerson = preparedOnce('slot_cities', (db: Db) => {
  const userId = sql.placeholder('userId');
  const fromCart = sql`from ${carts} join ${shops} on ${shops.id} = ${carts.shopId}
    where ${carts.userId} = ${userId} and ${shops.state} = 'verified'`;
  const cartCity = sql`(select ${shops.cityId} ${fromCart})`;
  const calendar = sql<[number[], string[], number] | null>`(select
    json_build_array(${shops.closedWeekdays}, ${shops.closedDays}, ${shops.preparationMinutes}) ${fromCart})`;
  const primaryCity = sql`(select ${addresses.cityId} from ${addresses}
    where ${addresses.userId} = ${userId} and ${addresses.isPrimary})`;
  return db
    .select({
      id: cities.id,
      timeZone: cities.timeZone,
      isOfCart: sql<boolean | null>`${cities.id} = ${cartCity}`,
      calendar,
      isPrimary: sql<boolean | null>`${cities.id} = ${primaryCity}`,
    })
    .from(cities)
    .where(or(eq(cities.id, cartCity), eq(cities.id, primaryCity)));
});

interface SlotCity {
  readonly id: number;
  readonly timeZone: string;
  readonly calendar: ShopCalendar;
}

const noCalendar = [[], [], 0] as const;

async function getCityOfShop(db: Db, userId: number, shopId: number): Promise<SlotCity> {
  const shop = await getVisibleShop(db, shopId, userId);
  return { ...(await getCity(db, shop.cityId)), calendar: shop };
}

async function getSlotCity(
  db: Db,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<SlotCity> {
  const found = await citiesOfPerson(db, { userId });
  const ofCart = found.find(({ isOfCart }) => isOfCart);
  const primary = found.find(({ isPrimary }) => isPrimary);
  const [closedWeekdays, closedDays, preparationMinutes] = ofCart?.calendar ?? noCalendar;
  const calendar = { closedWeekdays, closedDays, preparationMinutes };
  // Whether the cart has something to buy only matters when its slots are other ones.
  const isSame = ofCart === primary && isUsual(calendar);
  if (ofCart && (isSame || (await findFilledCart(db, userId, now)))) return { ...ofCart, calendar };
  if (primary) return { ...primary, calendar: usualCalendar };
  throw new AppError('address.required', {
    detail: orderMessages.addAddress,
  });
}

async function listSlots(
  db: Db,
  city: SlotCity,
  { now, query: { fulfilment } }: { readonly now: Date; readonly query: SlotQuery },
): Promise<orders.SlotOffer[]> {
  const today = dayInZone(now, city.timeZone);
  const [windows, taken] = await Promise.all([
    listSlotWindows(db, city.id, today),
    listTakenPlaces(db, city.id, today),
  ]);
  const leftOf = leftOfSlots(taken);
  return slotsOffered(windows, { now, ...city })
    .map((slot) => ({
      id: slotIdOf(slot.window.id, slot.day),
      ...presentTimes(slot, city.timeZone),
      left: leftOf(slot),
    }))
    .filter(({ left }) => left > 0 || fulfilment === 'pick_up');
}

/** See `provideNextSlots`. */
export async function viewNextSlots(
  db: Db,
  { cityId, now }: { readonly cityId: number; readonly now: Date },
): Promise<(calendar: ShopCalendar) => Shop['next_slot']> {
  // No time zone is more than a day behind UTC, so this finds all windows of today and later.
  const day = dayAfter(dayInZone(now, 'UTC'), -1);
  const [{ timeZone }, windows, taken] = await Promise.all([
    getCity(db, cityId),
    listSlotWindows(db, cityId, day),
    listTakenPlaces(db, cityId, day),
  ]);
  const leftOf = leftOfSlots(taken);
  return (calendar) => {
    const next = findFirstSlot(windows, { now, timeZone, calendar }, (slot) => leftOf(slot) > 0);
    return next ? presentTimes(next, timeZone) : null;
  };
}
