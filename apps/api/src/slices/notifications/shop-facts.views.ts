import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/** What notifications about a shop need. */
export async function viewShopFacts(db: Db, shopId: number) {
  const [row] = await db
    .select({ shopName: shops.name, retailer: { id: users.id, language: users.language } })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.retailerId))
    .where(eq(shops.id, shopId));
  if (!row) throw new Error(`the shop ${shopId} of an event does not exist`);
  return row;
}
