import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { shops } from '../shops/shop.tables.ts';

const retailers = alias(users, 'retailers');

/** What notifications about a complaint need. The retailer of a suspended shop sees no complaints, so none is there. */
export async function viewComplaintFacts(
  db: Db,
  { customerId, shopId }: { readonly customerId: number; readonly shopId: number },
) {
  const [[customer], [shop]] = await Promise.all([
    db.select({ id: users.id, language: users.language }).from(users).where(eq(users.id, customerId)),
    db
      .select({
        name: shops.name,
        state: shops.state,
        retailer: { id: retailers.id, language: retailers.language },
      })
      .from(shops)
      .innerJoin(retailers, eq(retailers.id, shops.retailerId))
      .where(eqId(shops.id, shopId)),
  ]);
  return {
    customer: customer ?? null,
    shopName: shop?.name ?? '',
    retailer: shop?.state === 'verified' ? shop.retailer : null,
  };
}
