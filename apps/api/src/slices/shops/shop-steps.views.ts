// The steps of a new village with shops and their types.
import { sql } from 'drizzle-orm';
import { existsInSql } from '../../platform/exists-in-sql.ts';
import { productTypes, shops, shopTypes } from './shop.tables.ts';

export const shopSteps = () => ({
  shop_types: existsInSql(sql`${shopTypes}`),
  product_types: existsInSql(sql`${productTypes}`),
  first_shop: existsInSql(sql`${shops} where ${shops.state} = 'verified'`),
});
