// Search texts that still have the old name of a renamed product type.

import { and, asc, type SQL, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { everyName } from '../../platform/local-names.ts';
import type { RenamedType } from '../shops/index.ts';
import type { ShopInCity } from './product.event-types.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';
import { endOf, spaced } from './search-text.ts';

/** Whether the part between the tags and the description differs from the type's names. */
const isStale = (type: RenamedType): SQL =>
  sql`(${products.typeId} = ${type.id} and
    split_part(split_part(${products.searchText}, ${endOf.tags}, 2), ${endOf.type}, 1) <> ${spaced(everyName(type))})`;

const shopsAtOnce = 100;

/** Some of the shops with such products. */
export const listShopsWithStaleTexts = (db: Db, type: RenamedType): Promise<ShopInCity[]> =>
  db
    .selectDistinct({ id: products.shopId, cityId: products.cityId })
    .from(products)
    .where(and(isStale(type), notDeleted))
    .orderBy(asc(products.cityId), asc(products.shopId))
    .limit(shopsAtOnce);

const productsAtOnce = 200;

/** Locks some of the shop's texts in id order. */
export const lockStaleProducts = (tx: Tx, type: RenamedType, shop: ShopInCity) =>
  tx
    .select({
      id: products.id,
      name: products.name,
      names: products.names,
      tags: products.tags,
      description: products.description,
      searchText: products.searchText,
    })
    .from(products)
    .where(and(eqId(products.shopId, shop.id), isStale(type), notDeleted))
    .orderBy(asc(products.id))
    .limit(productsAtOnce)
    .for('no key update');

interface NewText {
  readonly id: number;
  readonly searchText: string;
}

export async function setSearchTexts(tx: Tx, cityId: number, texts: readonly NewText[]): Promise<void> {
  await tx.execute(sql`update ${products} set search_text = renewed.text
    from ${rowsOf(texts)} where city_id = ${cityId} and ${products.id} = renewed.id`);
}

const rowsOf = (texts: readonly NewText[]): SQL =>
  sql`unnest(${sql.param(texts.map(({ id }) => id))}::bigint[],
    ${sql.param(texts.map(({ searchText }) => searchText))}::text[]) as renewed(id, text)`;
