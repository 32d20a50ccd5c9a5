// A search for a shop type ('medicine') finds what shops of that type sell.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { shopAdditionalTypes, shops, shopTypes } from '../shops/shop.tables.ts';

const listOfTypes = preparedOnce((db) =>
  db
    .select({
      types: sql<string>`coalesce(json_agg(json_build_array(id, search_text) order by id), '[]')::text`,
    })
    .from(shopTypes)
    .prepare('shop_types_of_search'),
);

/** The id and the folded name of each shop type, as JSON: few and short, but read by each search. */
export async function readShopTypeNames(db: Db): Promise<string> {
  const [row] = await listOfTypes(db).execute();
  return row?.types ?? '[]';
}

/** The city's shops whose main or additional type is one of these. */
export async function listShopsOfTypes(
  db: Db,
  cityId: number,
  typeIds: readonly number[],
): Promise<number[]> {
  const ids = [...typeIds];
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .leftJoin(
      shopAdditionalTypes,
      and(eq(shopAdditionalTypes.shopId, shops.id), inArray(shopAdditionalTypes.shopTypeId, ids)),
    )
    .where(
      and(
        eq(shops.cityId, cityId),
        sql`(${inArray(shops.typeId, ids)} or ${shopAdditionalTypes.shopId} is not null)`,
      ),
    );
  return [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b);
}
