// Search texts of the catalogue that still have the old name of a renamed product type.

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { everyName } from '../../platform/local-names.ts';
import { lockTable } from '../../platform/lock-table.ts';
import { endOf, spaced } from '../products/index.ts';
import type { RenamedType } from '../shops/index.ts';
import { catalogueProducts } from './catalogue.tables.ts';

const productsAtOnce = 200;

/** Locks the catalogue, and returns some of them. The part of a text between the tags and the description has the type's names. */
export async function lockStaleTexts(tx: Tx, type: RenamedType) {
  await lockTable(tx, catalogueProducts);
  return tx
    .select({
      id: catalogueProducts.id,
      name: catalogueProducts.name,
      names: catalogueProducts.names,
      tags: catalogueProducts.tags,
      description: catalogueProducts.description,
    })
    .from(catalogueProducts)
    .where(
      and(
        eq(catalogueProducts.typeId, type.id),
        sql`split_part(split_part(${catalogueProducts.searchText}, ${endOf.tags}, 2), ${endOf.type}, 1)
          <> ${spaced(everyName(type))}`,
      ),
    )
    .orderBy(asc(catalogueProducts.id))
    .limit(productsAtOnce);
}

interface NewText {
  readonly id: number;
  readonly searchText: string;
}

export async function setSearchTexts(tx: Tx, texts: readonly NewText[]): Promise<void> {
  await tx.execute(sql`update ${catalogueProducts} set search_text = renewed.text
    from unnest(${sql.param(texts.map(({ id }) => id))}::bigint[],
      ${sql.param(texts.map(({ searchText }) => searchText))}::text[]) as renewed(id, text)
    where ${catalogueProducts.id} = renewed.id`);
}
