// A search for a shop type ('medicine') finds what shops of that type sell.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { shopAdditionalTypes, shops, shopTypes } from '../shops/shop.tables.ts';
import type { SearchTerm } from './search-term.ts';

const shortestBeginning = 4;

/** Adds to each term the shop types whose name contains its word, a beginning of it or a correction. */
export async function addShopTypes(db: Db, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  if (terms.length === 0) return [];
  const parts = terms.map(
    (term, at) => sql`(select ${at}::int as at, id from ${shopTypes} where ${isNamedBy(term)})`,
  );
  const rows = await db
    .select({ at: sql<number>`named.at`, id: sql<number>`named.id`.mapWith(Number) })
    .from(sql`(${sql.join(parts, sql` union all `)}) named`);
  return terms.map((term, index) => {
    const shopTypeIds = rows.filter(({ at }) => at === index).map(({ id }) => id);
    return shopTypeIds.length === 0 ? term : { ...term, shopTypeIds };
  });
}

/** Folded words contain no LIKE wildcards. A short beginning ('mea') would match too many shops. */
function isNamedBy({ word, corrections }: SearchTerm): SQL {
  const end = [...word].length < shortestBeginning ? ' %' : '%';
  const patterns = [`% ${word}${end}`, ...corrections.map((other) => `% ${other} %`)];
  return sql`${shopTypes.searchText} like any(${sql.param(patterns)}::text[])`;
}

/** Shops whose main or additional type is one of these. */
export const isShopOfType = (shopId: SQL, shopTypeIds: readonly number[]): SQL => sql`${shopId} in (
  select id from ${shops} where type_id = any(${sql.param(shopTypeIds)}::bigint[])
  union all select shop_id from ${shopAdditionalTypes} where shop_type_id = any(${sql.param(shopTypeIds)}::bigint[]))`;
