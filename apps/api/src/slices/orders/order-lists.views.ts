// The lists of a customer's and of a shop's orders.
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { eqId, newestFirst, ofPerson } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce, type StatementOptions } from '../../platform/prepared.ts';
import { isActive, isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { presentHead, selectHeads } from './order-head.views.ts';
import { findPersonScope } from './person-city.queries.ts';

type OrderTab = 'active' | 'previous';
type ListQuery = { tab: OrderTab; limit?: number; offset?: number };

/** One person's list. The placeholder `whose` in `which` is the person's scope or the shop's id. */
const listStatements = (
  name: string,
  { which, order, ...options }: { which: SQL | undefined; order: SQL } & StatementOptions,
) => ({
  count: preparedOnce(
    `${name}_count`,
    (db: Db) =>
      db
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(orders)
        .where(which),
    options,
  ),
  rows: preparedOnce(
    name,
    (db: Db) =>
      selectHeads(db)
        .where(which)
        .orderBy(order)
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset')),
    options,
  ),
});

type Lists = Record<OrderTab, ReturnType<typeof listStatements>>;

const whose = sql.placeholder('whose');
const ofCustomer = ofPerson(orders.customerId, whose);
const ofShop = eqId(orders.shopId, whose);

const customerLists: Lists = {
  active: listStatements('customer_orders', { which: and(ofCustomer, isActive), order: newestFirst(orders) }),
  previous: listStatements('customer_orders_previous', {
    which: and(ofCustomer, isPrevious),
    order: newestFirst(orders),
    isSlow: true,
  }),
};

const shopLists: Lists = {
  active: listStatements('shop_orders', { which: and(ofShop, isActive), order: desc(orders.id) }),
  previous: listStatements('shop_orders_previous', {
    which: and(ofShop, isPrevious),
    order: desc(orders.id),
    isSlow: true,
  }),
};

export async function viewCustomerOrders(db: Db, customerId: number, query: ListQuery) {
  const whose = await findPersonScope(db, customerId);
  return viewList(db, customerLists[query.tab], { whose, ...pageOf(query) });
}

export const viewShopOrders = (db: Db, shopId: number, query: ListQuery) =>
  viewList(db, shopLists[query.tab], { whose: shopId, ...pageOf(query) });

async function viewList(db: Db, { count, rows }: Lists[OrderTab], values: Record<string, unknown>) {
  const [[counted], heads] = await Promise.all([count(db, values), rows(db, values)]);
  const results = heads.map((row) => ({ ...presentHead(row), item_count: row.itemCount }));
  return { count: counted?.count ?? 0, results };
}
