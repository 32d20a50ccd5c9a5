// For whom a shop can open an account: people with a completed order and without an account.
import type * as wire from '@haat/contract/credit';
import { and, asc, eq, exists, isNull, ne, notExists, sql } from 'drizzle-orm';
import { byName } from '../../platform/by-name.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { users } from '../accounts/account.tables.ts';
import { fullNameOf, matchesPerson } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';
import { creditAccounts } from './credit.tables.ts';
import type { Parties } from './credit-account.queries.ts';

interface ShopAsked {
  readonly shopId: number;
  /** Nobody opens an account for themselves. */
  readonly retailerId: number;
}

interface CustomersQuery {
  readonly search?: string | null;
  readonly limit?: number;
  readonly offset?: number;
}

const isCompletedAt = (shopId: number) =>
  and(eqId(orders.shopId, shopId), sql`${orders.status} = 'COMPLETED'`);

export async function hasCompletedOrder(
  db: Db,
  { customerId, shopId }: Pick<Parties, 'customerId' | 'shopId'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isCompletedAt(shopId)))
    .limit(1);
  return rows.length > 0;
}

/** By name. */
export async function viewCreditCustomers(db: Db, shop: ShopAsked, query: CustomersQuery) {
  const { limit, offset } = pageOf(query);
  const which = mayGetAccount(db, shop, query.search ?? undefined);
  const { id, firstName, lastName, number } = users;
  const [count, rows] = await Promise.all([
    db.$count(users, which),
    db
      .select({ id, firstName, lastName, number })
      .from(users)
      .where(which)
      .orderBy(byName(firstName), byName(lastName), asc(id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(
    (row): wire.CreditPerson => ({ id: row.id, name: fullNameOf(row), number: row.number ?? '' }),
  );
  return { count, results };
}

function mayGetAccount(db: Db, { shopId, retailerId }: ShopAsked, search: string | undefined) {
  const completed = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.customerId, users.id), isCompletedAt(shopId)));
  const account = db
    .select({ one: sql`1` })
    .from(creditAccounts)
    .where(
      and(
        eqId(creditAccounts.shopId, shopId),
        eq(creditAccounts.customerId, users.id),
        ne(creditAccounts.answer, 'refused'),
      ),
    );
  return and(
    isNull(users.deletedAt),
    ne(users.id, retailerId),
    matchesPerson(search),
    exists(completed),
    notExists(account),
  );
}
