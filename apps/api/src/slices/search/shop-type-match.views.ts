// A search for a shop type ('medicine') finds what shops of that type sell.

import { and, eq, inArray, sql } from 'drizzle-orm';
import { type DataVersion, noVersion } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { shopAdditionalTypes, shops, shopTypes } from '../shops/shop.tables.ts';
import { sharedVersionColumns } from './search-version.queries.ts';

const searchNames = preparedOnce('search_names', (db) =>
  db
    .select({
      typeNames: sql<string>`coalesce(json_agg(json_build_array(id, search_text || names_text) order by id), '[]')::text`,
      ...sharedVersionColumns,
    })
    .from(shopTypes),
);

export interface SearchNames {
  /** The id and the folded name of each shop type, as JSON: few and short, but read by each search. */
  readonly typeNames: string;
  /** Of the synonyms and the catalogue. */
  readonly sharedVersion: DataVersion;
}

export const noNames: SearchNames = { typeNames: '[]', sharedVersion: noVersion };

export async function readSearchNames(db: Db): Promise<SearchNames> {
  const [row] = await searchNames(db);
  if (!row) return noNames;
  const { typeNames, number, server } = row;
  return { typeNames, sharedVersion: { number, server } };
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
