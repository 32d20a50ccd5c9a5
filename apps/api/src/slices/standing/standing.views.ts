// Standing orders as their person sees them.
import type { Language } from '@haat/contract/languages';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import type * as wire from '@haat/contract/standing';
import { eq, inArray } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { deliveryCostPaise } from '../cart/index.ts';
import { findProducts, type WholeProduct } from '../products/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { listStandingOf, type StandingRow } from './standing.queries.ts';
import { nextDayOf, stateOf } from './standing-days.ts';

interface Reading {
  readonly now: Date;
  readonly language: Language;
}

/** Newest first. */
export async function viewStandingOf(
  db: Db,
  userId: number,
  { query, ...reading }: Reading & { readonly query: Parameters<typeof pageOf>[0] },
): Promise<{ count: number; results: wire.StandingOrder[] }> {
  const { limit, offset } = pageOf(query);
  const rows = await listStandingOf(db, userId);
  return { count: rows.length, results: await present(db, rows.slice(offset, offset + limit), reading) };
}

/** For the export. */
export const viewAllStandingOf = async (
  db: Db,
  userId: number,
  reading: Reading,
): Promise<wire.StandingOrder[]> => present(db, await listStandingOf(db, userId), reading);

/** Throws `not_found`. */
export async function viewStanding(
  db: Db,
  userId: number,
  { standingId, ...reading }: Reading & { readonly standingId: number },
): Promise<wire.StandingOrder> {
  const rows = await listStandingOf(db, userId);
  const [shown] = await present(
    db,
    rows.filter(({ id }) => id === standingId),
    reading,
  );
  if (!shown) throw new AppError('not_found');
  return shown;
}

const selectPlaces = (db: Db, shopIds: readonly number[]) =>
  db
    .select({
      id: shops.id,
      name: shops.name,
      latitude: shops.latitude,
      longitude: shops.longitude,
      city: {
        timeZone: cities.timeZone,
        deliveryBasePaise: cities.deliveryBasePaise,
        freeKm: cities.freeKm,
        perKmPaise: cities.perKmPaise,
      },
    })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(inArray(shops.id, [...shopIds]));

interface Facts extends Reading {
  readonly shop: Awaited<ReturnType<typeof selectPlaces>>[number];
  readonly address: Parameters<typeof deliveryCostPaise>[1] | undefined;
  readonly products: ReadonlyMap<number, WholeProduct>;
}

async function present(
  db: Db,
  rows: readonly StandingRow[],
  reading: Reading,
): Promise<wire.StandingOrder[]> {
  if (rows.length === 0) return [];
  const places = await selectPlaces(db, [...new Set(rows.map(({ shopId }) => shopId))]);
  const addressIds = rows.flatMap(({ addressId }) => addressId ?? []);
  const homes = await db
    .select({ id: addresses.id, latitude: addresses.latitude, longitude: addresses.longitude })
    .from(addresses)
    .where(inArray(addresses.id, addressIds));
  const productIds = rows.flatMap(({ items }) => items.map(({ productId }) => productId));
  const products = await findProducts(db, [...new Set(productIds)], { reader: 'customer', now: reading.now });
  return rows.flatMap((row) => {
    const shop = places.find(({ id }) => id === row.shopId);
    const address = homes.find(({ id }) => id === row.addressId);
    return shop ? [presentStanding(row, { ...reading, shop, address, products })] : [];
  });
}

function presentStanding(row: StandingRow, facts: Facts): wire.StandingOrder {
  const { shop, now } = facts;
  const today = dayInZone(now, shop.city.timeZone);
  const day = nextDayOf(row, today);
  const { refusedDay, refusalCode } = row;
  return {
    id: row.id,
    state: stateOf(row, today),
    shop: { id: shop.id, name: shop.name },
    address: row.addressId,
    items: presentItems(row, facts),
    weekdays: row.weekdays,
    time: row.time,
    pay_by: row.payBy,
    fulfilment: row.fulfilment,
    until: row.until,
    paused_until: row.pausedUntil,
    skips: row.skips,
    next: day === null ? null : { day, amount: rupeesOf(amountPaiseOf(row, facts)) },
    last_refusal: refusedDay && refusalCode ? { day: refusedDay, code: refusalCode } : null,
  };
}

/** Without goods that the shop no longer has. */
const presentItems = ({ items }: StandingRow, { products, language }: Facts) =>
  items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, names, price, is_loose, net_quantity, unit } = product;
    const local_name = localNameIn(names, language);
    return [{ product: productId, name, local_name, quantity, price, is_loose, net_quantity, unit }];
  });

/** At today's prices, with the delivery. */
function amountPaiseOf({ items, fulfilment }: StandingRow, { products, shop, address }: Facts): number {
  const goods = items.map(
    ({ productId, quantity }) => paiseOf(products.get(productId)?.price ?? 0) * quantity,
  );
  const delivery = address && fulfilment === 'delivery' ? deliveryCostPaise(shop, address, shop.city) : 0;
  return goods.reduce((sum, paise) => sum + paise, delivery);
}

/** Undefined: there is no such shop. */
export async function viewShopState(db: Db, shopId: number) {
  const [shop] = await db.select({ state: shops.state }).from(shops).where(eq(shops.id, shopId));
  return shop?.state;
}
