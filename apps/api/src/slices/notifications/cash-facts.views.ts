import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { viewShopFacts } from './shop-facts.views.ts';

/** What notifications about a deliverer's cash need. No shop: the operator. */
export async function viewCashFacts(
  db: Db,
  { delivererId, shopId }: { readonly delivererId: number; readonly shopId: number | null },
) {
  const [people, shop] = await Promise.all([
    db.select({ id: users.id, language: users.language }).from(users).where(eq(users.id, delivererId)),
    shopId === null ? undefined : viewShopFacts(db, shopId),
  ]);
  return {
    deliverer: people[0] ?? null,
    shop: shop && { name: shop.shopName, retailer: shop.retailer },
  };
}

export type CashFacts = Awaited<ReturnType<typeof viewCashFacts>>;
