import { asc, gt } from 'drizzle-orm';
import { noVersion } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { catalogueProducts } from '../catalogue/catalogue.tables.ts';
import type { LoadedCatalogue } from './catalogue-texts.ts';
import type { ProductText } from './product-texts.ts';
import { searchWords } from './search.tables.ts';
import { findSharedVersion } from './search-version.queries.ts';

/** The event loop goes on between the parts. */
const mostAtOnce = 2_000;

export async function loadCatalogueTexts(db: Db): Promise<LoadedCatalogue> {
  // The version first: changes after it may be in the texts, but none before it is missing.
  const version = (await findSharedVersion(db)) ?? noVersion;
  const [rows, words] = await Promise.all([
    listTexts(db),
    db.select({ word: searchWords.word }).from(searchWords),
  ]);
  return { version, rows, known: words.map(({ word }) => word) };
}

async function listTexts(db: Db): Promise<ProductText[]> {
  const all: ProductText[] = [];
  for (;;) {
    const rows = await db
      .select({ id: catalogueProducts.id, searchText: catalogueProducts.searchText })
      .from(catalogueProducts)
      .where(gt(catalogueProducts.id, all.at(-1)?.id ?? 0))
      .orderBy(asc(catalogueProducts.id))
      .limit(mostAtOnce);
    all.push(...rows);
    if (rows.length < mostAtOnce) return all;
  }
}
