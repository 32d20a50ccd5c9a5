// The lists of a customer's and of a shop's orders.
import type { Language } from '@haat/contract/languages';
import type { OrderStatus } from '@haat/contract/order-machine';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { eqId, inIds, newestFirst, ofPerson } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/page.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { findPersonScope } from '../person-city.queries.ts';
import { type Head, presentHead, selectHeads } from './order-head.views.ts';
import { listGoodsOf, presentGoods } from './order-items.views.ts';
import { listClaimedOrders } from './order-payments.views.ts';

type OrderTab = 'active' | 'previous';
type PageQuery = Parameters<typeof pageOf>[0];
interface Reading {
  /** Of the goods' names. */
  readonly language: Language;
  readonly now: Date;
}

type ListQuery = PageQuery & Reading & { readonly tab: OrderTab };

const inTab: Record<OrderTab, SQL> = { active: isActive, previous: isPrevious };

export async function viewCustomerOrders(db: Db, customerId: number, query: ListQuery) {
  const customer = await findPersonScope(db, customerId);
  const which = and(ofPerson(orders.customerId, customer), inTab[query.tab]);
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(orders, which),
    selectHeads(db).where(which).orderBy(newestFirst(orders)).limit(limit).offset(offset),
  ]);
  return { count, results: await presentList(db, rows, query) };
}

interface ShopFilters {
  readonly status?: OrderStatus;
  readonly payments?: 'claimed';
}

/** `status` leaves out orders of other statuses. `payments` has ended orders, too. */
export async function viewShopOrders(
  db: Db,
  shopId: number,
  { status, payments, tab, ...query }: ListQuery & ShopFilters,
) {
  const isOfTab = payments === undefined ? inTab[tab] : inIds(orders.id, await listClaimedOrders(db, shopId));
  const which = and(eqId(orders.shopId, shopId), isOfTab, status && eq(orders.status, status));
  const page = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(orders, which),
    isOfTab === isActive && status === undefined
      ? activeOfShop(db, { shopId, ...page })
      : selectHeads(db).where(which).orderBy(desc(orders.id)).limit(page.limit).offset(page.offset),
  ]);
  const list = await presentList(db, rows, query);
  const results = list.map((row, at) => ({ ...row, customer_first_name: rows[at]?.customerFirstName ?? '' }));
  return { count, results };
}

/** A shop's page asks for it all day, and PostgreSQL would plan its joins for each call. */
const activeOfShop = preparedOnce('active_orders_of_shop', (db: Db) =>
  selectHeads(db)
    .where(and(eqId(orders.shopId, sql.placeholder('shopId')), isActive))
    .orderBy(desc(orders.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

async function presentList(db: Db, rows: readonly Head[], { language, now }: Reading) {
  const goods = await listGoodsOf(
    db,
    rows.map(({ id }) => id),
  );
  const goodsOf = Map.groupBy(goods, ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...presentHead(row),
    item_count: row.itemCount,
    ...presentGoods(goodsOf.get(row.id) ?? [], language),
    // Also before the job that ends it has run.
    has_open_proposal: row.proposalExpiresAt !== null && row.proposalExpiresAt > now,
  }));
}
