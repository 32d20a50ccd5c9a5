// The lists of a customer's and of a shop's orders.
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { eqId, newestFirst, ofPerson } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isActive, isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { presentHead, selectHeads } from './order-head.views.ts';
import { findPersonScope } from './person-city.queries.ts';

type OrderTab = 'active' | 'previous';
type ListQuery = { tab: OrderTab; limit?: number; offset?: number };

/** One person's list. The placeholder `whose` in `which` is the person's scope or the shop's id. */
const listStatements = (name: string, which: SQL | undefined, order: SQL) => ({
  count: preparedOnce((db: Db) =>
    db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(orders)
      .where(which)
      .prepare(`${name}_count`),
  ),
  rows: preparedOnce((db: Db) =>
    selectHeads(db)
      .where(which)
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  ),
});

type Lists = Record<OrderTab, ReturnType<typeof listStatements>>;

const whose = sql.placeholder('whose');
const ofCustomer = ofPerson(orders.customerId, whose);
const ofShop = eqId(orders.shopId, whose);

const customerLists: Lists = {
  active: listStatements('customer_orders', and(ofCustomer, isActive), newestFirst(orders)),
  previous: listStatements('customer_orders_previous', and(ofCustomer, isPrevious), newestFirst(orders)),
};

const shopLists: Lists = {
  active: listStatements('shop_orders', and(ofShop, isActive), desc(orders.id)),
  previous: listStatements('shop_orders_previous', and(ofShop, isPrevious), desc(orders.id)),
};

export async function viewCustomerOrders(db: Db, customerId: number, query: ListQuery) {
  const whose = await findPersonScope(db, customerId);
  return viewList(db, customerLists[query.tab], { whose, ...pageOf(query) });
}

export const viewShopOrders = (db: Db, shopId: number, query: ListQuery) =>
  viewList(db, shopLists[query.tab], { whose: shopId, ...pageOf(query) });

async function viewList(db: Db, { count, rows }: Lists[OrderTab], values: Record<string, unknown>) {
  const [[counted], heads] = await Promise.all([count(db).execute(values), rows(db).execute(values)]);
  const results = heads.map((row) => ({ ...presentHead(row), item_count: row.itemCount }));
  return { count: counted?.count ?? 0, results };
}
