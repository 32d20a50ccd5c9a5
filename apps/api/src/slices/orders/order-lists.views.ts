// The lists of a customer's and of a shop's orders.
import type { OrderStatus } from '@haat/contract/order-machine';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { eqId, newestFirst, ofPerson } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isActive, isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { type Head, presentHead, selectHeads } from './order-head.views.ts';
import { findPersonScope } from './person-city.queries.ts';

type OrderTab = 'active' | 'previous';
type PageQuery = Parameters<typeof pageOf>[0];
type ListQuery = PageQuery & { tab: OrderTab };

/** One person's list. The placeholder `whose` in `which` is the person's scope or the shop's id. */
const listStatements = (name: string, { which, order }: { which: SQL | undefined; order: SQL }) => ({
  count: preparedOnce(`${name}_count`, (db: Db) =>
    db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(orders)
      .where(which),
  ),
  rows: preparedOnce(name, (db: Db) =>
    selectHeads(db)
      .where(which)
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  ),
});

type List = ReturnType<typeof listStatements>;
type Lists = Record<OrderTab, List>;

const whose = sql.placeholder('whose');
const ofCustomer = ofPerson(orders.customerId, whose);
const ofShop = eqId(orders.shopId, whose);

const customerLists: Lists = {
  active: listStatements('customer_orders', { which: and(ofCustomer, isActive), order: newestFirst(orders) }),
  previous: listStatements('customer_orders_previous', {
    which: and(ofCustomer, isPrevious),
    order: newestFirst(orders),
  }),
};

const shopLists: Lists = {
  active: listStatements('shop_orders', { which: and(ofShop, isActive), order: desc(orders.id) }),
  previous: listStatements('shop_orders_previous', {
    which: and(ofShop, isPrevious),
    order: desc(orders.id),
  }),
};

const shopOrdersIn = listStatements('shop_orders_in', {
  which: and(ofShop, isActive, eq(orders.status, sql.placeholder('status'))),
  order: desc(orders.id),
});

export async function viewCustomerOrders(db: Db, customerId: number, query: ListQuery) {
  const whose = await findPersonScope(db, customerId);
  const { count, rows } = await readList(db, customerLists[query.tab], { whose, ...pageOf(query) });
  return { count, results: rows.map(presentInList) };
}

/** `status` leaves out active orders of other statuses. */
export const viewShopOrders = (
  db: Db,
  shopId: number,
  { status, ...query }: ListQuery & { readonly status?: OrderStatus },
) =>
  status === undefined
    ? viewShopList(db, shopLists[query.tab], { whose: shopId, ...pageOf(query) })
    : viewShopList(db, shopOrdersIn, { whose: shopId, status, ...pageOf(query) });

async function viewShopList(db: Db, list: List, values: Record<string, unknown>) {
  const { count, rows } = await readList(db, list, values);
  const results = rows.map((row) => ({
    ...presentInList(row),
    customer_first_name: row.customerFirstName,
  }));
  return { count, results };
}

async function readList(db: Db, { count, rows }: List, values: Record<string, unknown>) {
  const [[counted], found] = await Promise.all([count(db, values), rows(db, values)]);
  return { count: counted?.count ?? 0, rows: found };
}

const presentInList = (row: Head) => ({
  ...presentHead(row),
  item_count: row.itemCount,
  has_open_proposal: row.hasOpenProposal,
});
