// What standing orders mean for their shop: orders to accept, and the goods of tomorrow.
import type { Language } from '@haat/contract/languages';
import { localNameIn } from '@haat/contract/pack';
import type * as wire from '@haat/contract/standing';
import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { dayAfter, dayInZone } from '../../platform/zoned-time.ts';
import { getCity } from '../accounts/index.ts';
import { isActive, listItemsOf } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { findProducts } from '../products/index.ts';
import type { OwnShop } from '../shops/index.ts';
import { listStandingAt } from './standing.queries.ts';
import { isDueOn } from './standing-days.ts';

/** The orders of standing orders that wait for the shop, oldest first. */
export async function listWaitingOrders(db: Db, shopId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eqId(orders.shopId, shopId),
        isActive,
        eq(orders.status, 'INITIATED'),
        isNotNull(orders.standingId),
      ),
    )
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

const notAccepted = ['INITIATED', 'REJECTED', 'CANCELLED'] as const;

/** Whether the shop has accepted it. */
export async function viewIsAccepted(db: Db, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eqId(orders.id, orderId), notInArray(orders.status, [...notAccepted])));
  return rows.length > 0;
}

type Goods = wire.StandingNeeds['goods'][number];
/** Of one order. */
type Line = Omit<Goods, 'orders'>;

/** Those that are placed for tomorrow, and those that are still to come. */
export async function viewStandingNeeds(
  db: Db,
  { id: shopId, cityId }: Pick<OwnShop, 'id' | 'cityId'>,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<wire.StandingNeeds> {
  const { timeZone } = await getCity(db, cityId);
  const day = dayAfter(dayInZone(now, timeZone), 1);
  const waiting = await listWaitingOrders(db, shopId);
  const placed = await listPlacedLines(db, { shopId, day, language });
  const due = (await listStandingAt(db, shopId)).filter((row) => isDueOn(row, day));
  const wanted = due.flatMap(({ items }) => items);
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const products = await findProducts(db, ids, { reader: 'retailer', now });
  const lines = wanted.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, names, is_loose, net_quantity, unit } = product;
    const local_name = localNameIn(names, language);
    return [{ product: productId, name, local_name, is_loose, net_quantity, unit, quantity }];
  });
  const goods = sumLines([...placed.lines, ...lines]);
  return { day, orders: placed.orders + due.length, waiting: waiting.length, goods };
}

interface Asked {
  readonly shopId: number;
  readonly day: string;
  readonly language: Language;
}

async function listPlacedLines(db: Db, { shopId, day, language }: Asked) {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eqId(orders.shopId, shopId), isActive, eq(orders.slotDay, day), isNotNull(orders.standingId)));
  const items = await listItemsOf(
    db,
    rows.map(({ id }) => id),
  );
  const lines = items
    .filter(({ kept }) => kept > 0)
    .map(
      ({ productId, name, names, isLoose, netQuantity, unit, kept }): Line => ({
        product: productId,
        name,
        local_name: localNameIn(names, language),
        is_loose: isLoose,
        net_quantity: netQuantity,
        unit,
        quantity: kept,
      }),
    );
  return { orders: rows.length, lines };
}

/** By name. The same product in another step is another line, because its steps can't be added. */
function sumLines(lines: readonly Line[]): Goods[] {
  const same = Map.groupBy(lines, ({ product, is_loose, net_quantity, unit }) =>
    [product, is_loose, net_quantity, unit].join(),
  );
  return [...same.values()]
    .flatMap((some) => {
      const last = some.at(-1);
      const quantity = some.reduce((sum, line) => sum + line.quantity, 0);
      return last ? [{ ...last, quantity, orders: some.length }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
