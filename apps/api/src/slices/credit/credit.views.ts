import type * as wire from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { leftPaiseOf } from '@haat/contract/credit-machine';
import { limits } from '@haat/contract/limits';
import { rupeesOf } from '@haat/contract/money';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inScope, newestFirst, ofPerson } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { fullNameOf } from '../accounts/index.ts';
import { findPersonScope } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { amountOfOrders, isActiveOnCredit } from './active-credit.views.ts';
import { creditAccounts } from './credit.tables.ts';
import { isPaper, stateOf } from './credit-account.ts';

/** Evaluated only for the rows of a page. `ordersInCities`: see `inScope`. */
const activeOrdersPaise = (ordersInCities: SQL = sql`true`) =>
  sql<number>`(select ${amountOfOrders} from ${orders}
  where ${eqId(orders.shopId, creditAccounts.shopId)} and ${orders.customerId} = ${creditAccounts.customerId}
    and ${isActiveOnCredit} and ${ordersInCities})`.mapWith(Number);

const selectAccounts = (db: Db, ordersInCities?: SQL) =>
  db
    .select({
      id: creditAccounts.id,
      shopId: creditAccounts.shopId,
      shopName: shops.name,
      customerId: creditAccounts.customerId,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
      limitPaise: creditAccounts.limitPaise,
      answer: creditAccounts.answer,
      isClosed: creditAccounts.isClosed,
      isOver: creditAccounts.isOver,
      balancePaise: creditAccounts.balancePaise,
      waitingPaise: creditAccounts.waitingPaise,
      waitingAddedPaise: creditAccounts.waitingAddedPaise,
      remindedAt: creditAccounts.remindedAt,
      paperName: creditAccounts.paperName,
      paperNumber: creditAccounts.paperNumber,
      isPaperRefused: creditAccounts.isPaperRefused,
      timeZone: cities.timeZone,
      activeOrdersPaise: activeOrdersPaise(ordersInCities),
    })
    .from(creditAccounts)
    .innerJoin(shops, eq(shops.id, creditAccounts.shopId))
    .innerJoin(users, eq(users.id, creditAccounts.customerId))
    .innerJoin(cities, eq(cities.id, creditAccounts.cityId));

export type AccountInList = Awaited<ReturnType<typeof selectAccounts>>[number];

interface PageQuery {
  readonly limit?: number;
  readonly offset?: number;
}

/** The order of indexes, one of which ends the counting at the limit. */
const mostOwedFirst = [desc(creditAccounts.balancePaise), newestFirst(creditAccounts)];

/** Most owed first. Counts no further than `limits.ordersCounted`. */
export async function listAccounts(
  db: Db,
  which: SQL | undefined,
  { ordersInCities, ...query }: PageQuery & { readonly ordersInCities?: SQL },
) {
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(
      db
        .select({ id: creditAccounts.id })
        .from(creditAccounts)
        .where(which)
        .orderBy(...mostOwedFirst)
        .limit(limits.ordersCounted)
        .as('counted'),
    ),
    selectAccounts(db, ordersInCities)
      .where(which)
      .orderBy(...mostOwedFirst)
      .limit(limit)
      .offset(offset),
  ]);
  return { count, rows };
}

export async function viewShopCredit(db: Db, shopId: number, query: PageQuery) {
  const { count, rows } = await listAccounts(db, eqId(creditAccounts.shopId, shopId), query);
  return { count, results: rows.map((row) => presentAccount(row, 'shop')) };
}

/** A shop offers credit only to people with an order there. */
export async function listAccountsOf(db: Db, customerId: number, query: PageQuery) {
  const customer = await findPersonScope(db, customerId);
  const which = and(ofPerson(creditAccounts.customerId, customer), eq(creditAccounts.isPaperRefused, false));
  return listAccounts(db, which, { ...query, ordersInCities: inScope(orders, customer) });
}

export async function viewCustomerCredit(db: Db, customerId: number, query: PageQuery) {
  const { count, rows } = await listAccountsOf(db, customerId, query);
  return { count, results: rows.map((row) => presentAccount(row, 'customer')) };
}

/** Whose account: the customer's id, or the shop's. */
export interface Whose {
  readonly side: CreditSide;
  readonly id: number;
}

/** Throws `not_found`. */
export async function getAccountOf(db: Db, whose: Whose, accountId: number): Promise<AccountInList> {
  const [row] = await selectAccounts(db).where(eqId(creditAccounts.id, accountId));
  const ownId = whose.side === 'shop' ? row?.shopId : row?.customerId;
  if (!row || ownId !== whose.id) throw new AppError('not_found');
  return row;
}

/** Throws `not_found`. */
export const viewAccount = async (db: Db, whose: Whose, accountId: number): Promise<wire.CreditAccount> =>
  presentAccount(await getAccountOf(db, whose, accountId), whose.side);

/** Operators see it like the shop. */
export const presentAccount = (row: AccountInList, side: CreditSide): wire.CreditAccount => ({
  id: row.id,
  shop: { id: row.shopId, name: row.shopName },
  customer:
    side === 'shop' && row.paperName !== null
      ? { id: null, name: row.paperName, number: row.paperNumber ?? '' }
      : { id: row.customerId, name: fullNameOf(row), number: row.number ?? '' },
  is_paper: isPaper(row),
  limit: rupeesOf(row.limitPaise),
  state: stateOf(row, side),
  balance: rupeesOf(row.balancePaise),
  waiting: rupeesOf(row.waitingPaise),
  left: rupeesOf(leftPaiseOf(row, row.activeOrdersPaise)),
  reminded_at: row.remindedAt && isoInZone(row.remindedAt, row.timeZone),
});
