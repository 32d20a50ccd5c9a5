// Current names of records, for the audit.
import type { RecordKind } from '@haat/contract/operator/record';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { articles, banners, categories } from '../blog/blog.tables.ts';
import { catalogueProducts } from '../catalogue/catalogue.tables.ts';
import { slotWindows } from '../orders/slots/slot.tables.ts';
import { synonyms } from '../search/search.tables.ts';
import { productTypes, shops, shopTypes } from '../shops/shop.tables.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Deleted records are left out. */
type ReadNames = (db: Db, ids: readonly number[]) => Promise<readonly Named[]>;

interface NamedTable {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly name: PgColumn;
}

const from =
  ({ table, id, name }: NamedTable): ReadNames =>
  (db, ids) =>
    db
      .select({ id: sql`${id}`.mapWith(Number), name: sql<string>`${name}` })
      .from(table)
      .where(inArray(id, [...ids]));

async function readPeople(db: Db, ids: readonly number[]): Promise<Named[]> {
  const { id, firstName, lastName, number } = users;
  const rows = await db
    .select({ id, firstName, lastName, number })
    .from(users)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ id: row.id, name: shownName(row).en }));
}

/** 'Haatpur, Monday 09:00–12:00', 'Haatpur, 5 Dec 2026 09:00–12:00'. Also those that were deleted. */
const readSlots: ReadNames = (db, ids) => {
  const { id, cityId, weekday, date, startTime, endTime } = slotWindows;
  // The first of February 2026 was a Sunday.
  const day = sql`coalesce(to_char(${date}, 'FMDD Mon YYYY'), to_char(date '2026-02-01' + ${weekday}, 'FMDay'))`;
  return db
    .select({
      id,
      name: sql<string>`concat(${cities.name}, ', ', ${day}, ' ', ${startTime}, '–', ${endTime})`,
    })
    .from(slotWindows)
    .innerJoin(cities, eq(cities.id, cityId))
    .where(inArray(id, [...ids]));
};

async function readSynonyms(db: Db, ids: readonly number[]): Promise<Named[]> {
  const { id, names } = synonyms;
  const rows = await db
    .select({ id, names })
    .from(synonyms)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ id: row.id, name: row.names.join(', ') }));
}

/** Orders, requests and other records only have a number. */
export const recordNames: Readonly<Partial<Record<string, ReadNames>>> = {
  user: readPeople,
  shop: from({ table: shops, id: shops.id, name: shops.name }),
  city: from({ table: cities, id: cities.id, name: cities.name }),
  slot: readSlots,
  shop_type: from({ table: shopTypes, id: shopTypes.id, name: shopTypes.name }),
  product_type: from({ table: productTypes, id: productTypes.id, name: productTypes.name }),
  catalogue: from({ table: catalogueProducts, id: catalogueProducts.id, name: catalogueProducts.name }),
  synonym: readSynonyms,
  article: from({ table: articles, id: articles.id, name: articles.title }),
  category: from({ table: categories, id: categories.id, name: categories.name }),
  banner: from({ table: banners, id: banners.id, name: banners.title }),
} satisfies Partial<Record<RecordKind, ReadNames>>;
