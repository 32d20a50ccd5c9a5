import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { shops } from '../../shops/shop.tables.ts';

/** The shop that is paid for an order. */
export async function getPayee(db: Db, shopId: number) {
  const [shop] = await db
    .select({ id: shops.id, name: shops.name, upiId: shops.upiId })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`an order names the shop ${shopId}, which does not exist`);
  return shop;
}
