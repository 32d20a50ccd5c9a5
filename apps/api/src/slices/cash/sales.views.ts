// What a shop sold, by day of completion in its city.
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import { type DaySales, type Sales, type SoldProduct, salesProducts } from '@haat/contract/sales';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { dayAfter, dayInZone, numberOfDay } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { keptPaise } from '../orders/index.ts';
import { orderItems, orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { presentSoldBy } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { getOwnShop } from '../shops/index.ts';
import { addSums, presentSums } from './close-sums.ts';
import {
  type ClosedQuery,
  isClosed,
  sum,
  sumOrders,
  sumPayments,
  sumRefused,
} from './closed-orders.views.ts';
import { type Days, salesDaysOf } from './sales-days.ts';

interface Asked {
  readonly retailerId: number;
  readonly language: Language;
  readonly now: Date;
}

/** Throws `input.invalid` on days that `salesDaysOf` refuses. */
export async function viewSales(db: Db, asked: Asked, query: Partial<Days>): Promise<Sales> {
  const { id: shop, cityId: city } = await getOwnShop(db, asked.retailerId);
  const { from, to } = salesDaysOf(query, dayInZone(asked.now, await getTimeZone(db, city)));
  const closed = { from, to, city, shop };
  const [parts, days, goods] = await Promise.all([
    Promise.all([sumOrders(db, closed), sumRefused(db, closed), sumPayments(db, closed)]),
    listDays(db, closed),
    listGoods(db, closed, asked.language),
  ]);
  return { from, to, totals: totalsOf(parts.flat()), days, products: goods };
}

async function getTimeZone(db: Db, cityId: number): Promise<string> {
  const [row] = await db.select({ timeZone: cities.timeZone }).from(cities).where(eq(cities.id, cityId));
  if (!row) throw new Error(`No city ${cityId}`);
  return row.timeZone;
}

function totalsOf(parts: Parameters<typeof addSums>[0]): Sales['totals'] {
  const sums = addSums(parts);
  const { orders: count, goods, refused, cash, credit, open } = presentSums(sums);
  const upi = rupeesOf(sums.upi_confirmed + sums.upi_claimed);
  return { orders: count, goods, refused, cash, upi, credit, open };
}

/** Each day, also those without an order. */
async function listDays(db: Db, closed: ClosedQuery): Promise<DaySales[]> {
  const day = sql<string>`((${orderEvents.at} at time zone ${cities.timeZone})::date)::text`;
  const rows = await db
    .select({ day, orders: sql`count(*)`.mapWith(Number), goods: sum(orders.pricePaise) })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(isClosed(closed))
    .groupBy(day);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const count = numberOfDay(closed.to) - numberOfDay(closed.from) + 1;
  return Array.from({ length: count }, (_, ago) => {
    const row = byDay.get(dayAfter(closed.from, ago));
    return { day: dayAfter(closed.from, ago), orders: row?.orders ?? 0, goods: rupeesOf(row?.goods ?? 0) };
  });
}

async function listGoods(db: Db, closed: ClosedQuery, language: Language): Promise<SoldProduct[]> {
  const { id, name, names, netQuantity, unit, isLoose } = products;
  const quantity = sum(orderItems.kept);
  const amount = sum(keptPaise);
  const rows = await db
    .select({ id, name, names, netQuantity, unit, isLoose, quantity, amount })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(orderItems, eqId(orderItems.orderId, orders.id))
    .innerJoin(products, eqId(products.id, orderItems.productId))
    .where(isClosed(closed))
    .groupBy(products.cityId, products.id)
    .having(sql`${quantity} > 0`)
    .orderBy(desc(amount), asc(name), asc(id))
    .limit(salesProducts);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    local_name: localNameIn(row.names, language),
    ...presentSoldBy(row),
    quantity: row.quantity,
    amount: rupeesOf(row.amount),
  }));
}

const columns = [
  'id',
  'name',
  'local_name',
  'is_loose',
  'net_quantity',
  'unit',
  'quantity',
  'amount',
] as const satisfies readonly (keyof SoldProduct)[];

/** `sales-2026-11-21.csv`, `sales-2026-11-01-to-2026-11-21.csv`. */
export const salesFileName = ({ from, to }: Days): string =>
  `sales-${from === to ? from : `${from}-to-${to}`}.csv`;

export async function* salesLines({ products: goods }: Sales): AsyncGenerator<string> {
  yield csvLine(columns);
  for (const row of goods) yield csvLine(columns.map((name) => cellOf(row[name])));
}

const cellOf = (value: SoldProduct[keyof SoldProduct]): string | number =>
  typeof value === 'number' ? value : String(value ?? '');
