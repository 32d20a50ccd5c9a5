import { asc, gt } from 'drizzle-orm';
import type { DataVersion } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { catalogueProducts } from '../catalogue/catalogue.tables.ts';
import { type CatalogueTexts, noShop } from './catalogue-texts.ts';
import { KnownWords } from './known-words.ts';
import { ProductIndex } from './product-index.ts';
import { searchWords } from './search.tables.ts';

/** Between the parts, the event loop goes on. */
const mostAtOnce = 500;

export async function loadCatalogueTexts(db: Db, version: DataVersion): Promise<CatalogueTexts> {
  const [index, words] = await Promise.all([
    loadIndex(db),
    db.select({ word: searchWords.word }).from(searchWords),
  ]);
  return { version, index, known: new KnownWords(words.map(({ word }) => word)), bytes: index.bytes };
}

async function loadIndex(db: Db): Promise<ProductIndex> {
  const index = new ProductIndex();
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: catalogueProducts.id, searchText: catalogueProducts.searchText })
      .from(catalogueProducts)
      .where(gt(catalogueProducts.id, last))
      .orderBy(asc(catalogueProducts.id))
      .limit(mostAtOnce);
    await inPieces(addAll(index, rows));
    if (rows.length < mostAtOnce) return index;
    last = rows.at(-1)?.id ?? last;
  }
}

function* addAll(
  index: ProductIndex,
  rows: readonly { readonly id: number; readonly searchText: string }[],
): Generator<undefined, void> {
  for (const row of rows) {
    index.add({ ...row, shopId: noShop });
    yield;
  }
}
