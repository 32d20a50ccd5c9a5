// Shops that wait to be verified, and the steps of a new village with shops and their types.
import { max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { existsInSql } from '../../../platform/exists-in-sql.ts';
import { productTypes, shops, shopTypes } from '../shop.tables.ts';

/** A literal, so that the partial index fits. */
const isWaiting = sql`${shops.state} = 'unverified'`;

export const countShopNeeds = async (db: Db) => ({ shops_waiting: await db.$count(shops, isWaiting) });

export async function viewNewestShopNeeds(db: Db) {
  const [row] = await db
    .select({ at: max(shops.createdAt) })
    .from(shops)
    .where(isWaiting);
  return { shops_waiting: row?.at ?? null };
}

export const shopSteps = () => ({
  shop_types: existsInSql(sql`${shopTypes}`),
  product_types: existsInSql(sql`${productTypes}`),
  first_shop: existsInSql(sql`${shops} where ${shops.state} = 'verified'`),
});
