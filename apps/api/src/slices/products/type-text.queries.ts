// Search texts that still have the old name of a renamed product type.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database.ts';
import { lockTable } from '../../platform/lock-table.ts';
import type { RenamedType } from '../shops/index.ts';
import { notDeleted } from './product.queries.ts';
import { catalogueProducts, products } from './product.tables.ts';
import { endOf, spaced } from './search-text.ts';

interface TextTable {
  readonly typeId: AnyPgColumn;
  readonly searchText: AnyPgColumn;
}

/** The part of the text between the tags and the description isn't the type's name. */
const isStale = ({ typeId, searchText }: TextTable, type: RenamedType): SQL =>
  sql`(${typeId} = ${type.id} and
    split_part(split_part(${searchText}, ${endOf.tags}, 2), ${endOf.type}, 1) <> ${spaced(type.name)})`;

export interface ShopOfCity {
  readonly id: number;
  readonly cityId: number;
}

const shopsAtOnce = 100;

/** Some of the shops that have such products. */
export const listShopsWithStaleTexts = (db: Db, type: RenamedType): Promise<ShopOfCity[]> =>
  db
    .selectDistinct({ id: products.shopId, cityId: products.cityId })
    .from(products)
    .where(and(isStale(products, type), notDeleted))
    .orderBy(asc(products.cityId), asc(products.shopId))
    .limit(shopsAtOnce);

const productsAtOnce = 200;

/** Locks some of the shop's, in the order of ids. */
export const lockStaleProducts = (tx: Tx, type: RenamedType, shop: ShopOfCity) =>
  tx
    .select({
      id: products.id,
      name: products.name,
      tags: products.tags,
      description: products.description,
      searchText: products.searchText,
    })
    .from(products)
    .where(
      and(
        eq(products.cityId, shop.cityId),
        eq(products.shopId, shop.id),
        isStale(products, type),
        notDeleted,
      ),
    )
    .orderBy(asc(products.id))
    .limit(productsAtOnce)
    .for('no key update');

/** Locks the catalogue, and returns some of its products in the order of ids. */
export async function lockStaleCatalogueProducts(tx: Tx, type: RenamedType) {
  const [, rows] = await Promise.all([
    lockTable(tx, catalogueProducts),
    tx
      .select({
        id: catalogueProducts.id,
        name: catalogueProducts.name,
        tags: catalogueProducts.tags,
        description: catalogueProducts.description,
      })
      .from(catalogueProducts)
      .where(isStale(catalogueProducts, type))
      .orderBy(asc(catalogueProducts.id))
      .limit(productsAtOnce),
  ]);
  return rows;
}

export interface NewText {
  readonly id: number;
  readonly searchText: string;
}

export async function setSearchTexts(tx: Tx, cityId: number, texts: readonly NewText[]): Promise<void> {
  await tx.execute(sql`update ${products} set search_text = renewed.text
    from ${rowsOf(texts)} where city_id = ${cityId} and ${products.id} = renewed.id`);
}

export async function setCatalogueSearchTexts(tx: Tx, texts: readonly NewText[]): Promise<void> {
  await tx.execute(sql`update ${catalogueProducts} set search_text = renewed.text
    from ${rowsOf(texts)} where ${catalogueProducts.id} = renewed.id`);
}

const rowsOf = (texts: readonly NewText[]): SQL =>
  sql`unnest(${sql.param(texts.map(({ id }) => id))}::bigint[],
    ${sql.param(texts.map(({ searchText }) => searchText))}::text[]) as renewed(id, text)`;
