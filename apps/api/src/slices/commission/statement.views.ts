// A month of the account that a shop has with the operator. Each city has its own days.
import type * as wire from '@haat/contract/commission';
import { percentOf, rupeesOf } from '@haat/contract/money';
import type { ShopStatement } from '@haat/contract/operator/commission';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { eqId, inIds } from '../../platform/city-id.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { dayAfter, dayInZone, isoInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { sumOrders } from '../cash/index.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { commissionMessages } from './commission.messages.ts';
import { commissionEntries } from './commission.tables.ts';

/** What the commission of an order comes from. */
export async function getOrderTerms(db: Db, orderId: number) {
  const [row] = await db
    .select({
      cityId: orders.cityId,
      shopId: orders.shopId,
      goodsPaise: orders.pricePaise,
      basisPoints: sql`coalesce(${shops.commissionBasisPoints}, ${cities.commissionBasisPoints})`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .innerJoin(shops, eqId(shops.id, orders.shopId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(eqId(orders.id, orderId));
  if (!row) throw new Error(`the order ${orderId} of an event does not exist`);
  return row;
}

/** Throws `not_found`. */
export async function getShop(db: Db, shopId: number) {
  const [row] = await selectShops(db).where(eq(shops.id, shopId));
  if (!row) throw new AppError('not_found');
  return row;
}

const selectShops = (db: Db) =>
  db
    .select({ id: shops.id, name: shops.name, cityId: shops.cityId, timeZone: cities.timeZone })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId));

type ShopOfList = Awaited<ReturnType<typeof getShop>>;

/** Of one shop. Throws `not_found`, and `input.invalid` for a month to come. */
export async function viewStatement(
  db: Db,
  shopId: number,
  { month, now }: { readonly month?: string | undefined; readonly now: Date },
): Promise<ShopStatement> {
  const shop = await getShop(db, shopId);
  const asked = monthOf(month, dayInZone(now, shop.timeZone));
  const [statement] = await listStatements(db, [shop], { month: asked });
  if (!statement) throw new AppError('not_found');
  return statement;
}

interface StatementsQuery {
  readonly month?: string;
  readonly city?: number;
  readonly limit?: number;
  readonly offset?: number;
}

/** Of all shops that were ever verified, by name. Throws `input.invalid` for a month to come. */
export async function viewStatements(db: Db, { month, city, ...page }: StatementsQuery, now: Date) {
  const { limit, offset } = pageOf(page);
  const which = and(ne(shops.state, 'unverified'), city === undefined ? undefined : eq(shops.cityId, city));
  const [count, rows] = await Promise.all([
    db.$count(shops, which),
    selectShops(db).where(which).orderBy(asc(shops.name), asc(shops.id)).limit(limit).offset(offset),
  ]);
  const asked = monthOf(month, await todayOf(db, city, now));
  return { month: asked, count, results: await listStatements(db, rows, { month: asked, city }) };
}

/** In the city. Without one, in the city where the day begins first. */
async function todayOf(db: Db, city: number | undefined, now: Date): Promise<string> {
  const rows = await db
    .select({ timeZone: cities.timeZone })
    .from(cities)
    .where(city === undefined ? undefined : eq(cities.id, city));
  const days = rows.map(({ timeZone }) => dayInZone(now, timeZone)).sort();
  return days.at(-1) ?? dayInZone(now, 'UTC');
}

function monthOf(month: string | undefined, today: string): string {
  const thisMonth = today.slice(0, 7);
  if (month !== undefined && month > thisMonth) {
    throw invalidInput({ month: [commissionMessages.monthToCome] });
  }
  return month ?? thisMonth;
}

interface Asked {
  readonly month: string;
  readonly city?: number | undefined;
}

async function listStatements(
  db: Db,
  rows: readonly ShopOfList[],
  { month, city }: Asked,
): Promise<ShopStatement[]> {
  const [one, ...others] = rows;
  if (!one) return [];
  const ids = rows.map(({ id }) => id);
  const from = `${month}-01`;
  const to = dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1);
  const closed = others.length === 0 ? { from, to, city: one.cityId, shop: one.id } : { from, to, city };
  const [sold, before, entries] = await Promise.all([
    sumOrders(db, closed),
    sumBefore(db, ids, from),
    listEntries(db, ids, { from, to }),
  ]);
  const soldBy = Map.groupBy(sold, ({ shopId }) => shopId);
  const openingOf = new Map(before.map(({ shopId, paise }) => [shopId, paise]));
  const entriesOf = Map.groupBy(entries, ({ shopId }) => shopId);
  return rows.map(({ id, name, timeZone }) => ({
    shop: { id, name },
    month,
    ...soldOf(soldBy.get(id)),
    ...accountOf(openingOf.get(id) ?? 0, entriesOf.get(id) ?? [], timeZone),
  }));
}

const soldOf = (parts: readonly { readonly orders: number; readonly goods: number }[] = []) => ({
  orders: parts.reduce((sum, part) => sum + part.orders, 0),
  goods: rupeesOf(parts.reduce((sum, part) => sum + part.goods, 0)),
});

const dayOf = sql`(${commissionEntries.at} at time zone ${cities.timeZone})::date`;

const sumBefore = (db: Db, ids: readonly number[], from: string) =>
  db
    .select({
      shopId: commissionEntries.shopId,
      paise: sql`sum(${commissionEntries.amountPaise})`.mapWith(Number),
    })
    .from(commissionEntries)
    .innerJoin(cities, eq(cities.id, commissionEntries.cityId))
    .where(and(inIds(commissionEntries.shopId, ids), sql`${dayOf} < ${from}::date`))
    .groupBy(commissionEntries.shopId);

const listEntries = (db: Db, ids: readonly number[], { from, to }: { from: string; to: string }) =>
  db
    .select({
      id: commissionEntries.id,
      shopId: commissionEntries.shopId,
      at: commissionEntries.at,
      kind: commissionEntries.kind,
      orderId: commissionEntries.orderId,
      goodsPaise: commissionEntries.goodsPaise,
      basisPoints: commissionEntries.basisPoints,
      amountPaise: commissionEntries.amountPaise,
      note: commissionEntries.note,
    })
    .from(commissionEntries)
    .innerJoin(cities, eq(cities.id, commissionEntries.cityId))
    .where(and(inIds(commissionEntries.shopId, ids), sql`${dayOf} between ${from}::date and ${to}::date`))
    .orderBy(asc(commissionEntries.at), asc(commissionEntries.id));

type EntryOfList = Awaited<ReturnType<typeof listEntries>>[number];

function accountOf(openingPaise: number, rows: readonly EntryOfList[], timeZone: string) {
  let balancePaise = openingPaise;
  const entries = rows.map((row) => {
    balancePaise += row.amountPaise;
    return presentEntry(row, balancePaise, timeZone);
  });
  const sumOf = (kind: EntryOfList['kind']) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    opening: rupeesOf(openingPaise),
    commission: rupeesOf(0 - sumOf('order')),
    paid: rupeesOf(sumOf('payment')),
    closing: rupeesOf(balancePaise),
    entries,
  };
}

const presentEntry = (row: EntryOfList, balancePaise: number, timeZone: string): wire.CommissionEntry => ({
  id: row.id,
  at: isoInZone(row.at, timeZone),
  kind: row.kind,
  order: row.orderId,
  goods: row.goodsPaise === null ? null : rupeesOf(row.goodsPaise),
  percent: row.basisPoints === null ? null : percentOf(row.basisPoints),
  amount: rupeesOf(row.amountPaise),
  note: row.note,
  balance: rupeesOf(balancePaise),
});

/** A shop's lines as CSV, with the balance before and after as first and last line. */
export async function* entryLines({
  month,
  opening,
  entries,
  closing,
}: wire.CommissionStatement): AsyncGenerator<string> {
  yield csvLine(['month', 'at', 'kind', 'order', 'goods', 'percent', 'amount', 'note', 'balance']);
  yield csvLine([month, '', 'opening_balance', '', '', '', '', '', opening]);
  for (const { at, kind, order, goods, percent, amount, note, balance } of entries) {
    yield csvLine([month, at, kind, order ?? '', goods ?? '', percent ?? '', amount, note, balance]);
  }
  yield csvLine([month, '', 'closing_balance', '', '', '', '', '', closing]);
}

const sums = ['opening', 'orders', 'goods', 'commission', 'paid', 'closing'] as const;

/** A line for each shop as CSV. */
export async function* shopLines(results: readonly ShopStatement[]): AsyncGenerator<string> {
  yield csvLine(['month', 'id', 'shop', ...sums]);
  for (const { month, shop, ...row } of results) {
    yield csvLine([month, shop.id, shop.name, ...sums.map((name) => row[name])]);
  }
}

/** What the shop of this person owes the operator. Negative: it has paid more than that. */
export async function sumOwedBy(db: Db, retailerId: number): Promise<number> {
  const [row] = await db
    .select({ paise: sql`coalesce(-sum(${commissionEntries.amountPaise}), 0)`.mapWith(Number) })
    .from(commissionEntries)
    .innerJoin(shops, eqId(shops.id, commissionEntries.shopId))
    .where(eq(shops.retailerId, retailerId));
  return row?.paise ?? 0;
}

/** Lines of orders that cost something else now, or that aren't completed. Archived ones can't be compared. */
export async function listWrongCommissions(db: Db): Promise<number[]> {
  const { id, kind, orderId, goodsPaise } = commissionEntries;
  const isWrong: SQL = sql`(${orders.status} <> 'COMPLETED' or ${orders.pricePaise} <> ${goodsPaise}
    or ${orders.shopId} <> ${commissionEntries.shopId})`;
  const rows = await db
    .select({ id })
    .from(commissionEntries)
    .innerJoin(orders, eqId(orders.id, orderId))
    .where(and(eq(kind, 'order'), isWrong))
    .limit(100);
  return rows.map((row) => row.id);
}
