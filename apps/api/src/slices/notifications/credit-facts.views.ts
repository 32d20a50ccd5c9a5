import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/** What notifications about a credit account need. */
export async function viewCreditFacts(
  db: Db,
  { shopId, customerId }: { shopId: number; customerId: number },
) {
  const [shop] = await db
    .select({ name: shops.name, retailerId: shops.retailerId })
    .from(shops)
    .where(eq(shops.id, shopId));
  const people = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [customerId, shop?.retailerId ?? 0]));
  const personOf = (id: number | undefined) => people.find((person) => person.id === id);
  const [customer, retailer] = [personOf(customerId), personOf(shop?.retailerId)];
  if (!shop || !customer || !retailer) throw new Error(`the shop ${shopId} of a credit event does not exist`);
  return { shopName: shop.name, customer, retailer };
}

export type CreditFacts = Awaited<ReturnType<typeof viewCreditFacts>>;
