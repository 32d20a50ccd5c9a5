import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { shops } from '../shops/shop.tables.ts';

export async function viewShopName(db: Db, shopId: number): Promise<string> {
  const [row] = await db.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  if (!row) throw new Error(`an event tells of shop ${shopId}, which is not there`);
  return row.name;
}
