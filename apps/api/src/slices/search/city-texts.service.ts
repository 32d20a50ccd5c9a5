// Keeps the texts of cities' products in memory. Each search reads the version of its city from the database, so that
// the next search finds a change of any process: see decision 0028.
import { totalmem } from 'node:os';
import type { DataVersion } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { KeptByVersion } from '../../platform/kept-by-version.ts';
import { type CityTexts, isOutworn, makeCityTexts } from './city-texts.ts';
import { KnownWords } from './known-words.ts';
import { type IndexedText, ProductIndex } from './product-index.ts';
import { productTexts, textsOfShop } from './product-text.views.ts';
import {
  findSearchVersions,
  findSharedVersion,
  listShopsChangedSince,
  neverChanged,
} from './search-version.queries.ts';
import { cityWordPages } from './search-word.queries.ts';

/** 200,000 products take some 10 MB. A server with more memory can serve more cities. */
const mostBytes = Math.max(48 * 1024 * 1024, totalmem() / 16);

/** If more shops than these have changed, the whole city is loaded again. */
const mostRefreshed = 50;

/** By the id of the city. */
export const keepCityTexts = (db: Db) =>
  new KeptByVersion<CityTexts, DataVersion>({
    mostBytes,
    readVersion: async (cityId) => {
      const [versions, shared] = await Promise.all([findSearchVersions(db, [cityId]), findSharedVersion(db)]);
      return versions.get(cityId) ?? neverChanged(shared);
    },
    load: async (cityId, version, before) => {
      const [index, known] = await Promise.all([bringUp(db, cityId, before), loadWords(db, cityId)]);
      return makeCityTexts({ cityId, version, index, known });
    },
  });

async function loadWords(db: Db, cityId: number): Promise<KnownWords> {
  const pages: string[][] = [];
  for await (const page of cityWordPages(db, cityId)) pages.push(page.sort());
  return inPieces(KnownWords.merge(pages));
}

async function bringUp(db: Db, cityId: number, before: CityTexts | undefined): Promise<ProductIndex> {
  if (before && !isOutworn(before.index)) {
    const changed = await listShopsChangedSince(db, cityId, before.version.number);
    if (changed.length <= mostRefreshed) return renewShops(db, before, changed);
  }
  const index = new ProductIndex();
  for await (const page of productTexts(db, cityId)) await inPieces(addAll(index, page));
  return index;
}

function* addAll(index: ProductIndex, texts: readonly IndexedText[]): Generator<undefined, void> {
  for (const text of texts) {
    index.add(text);
    yield;
  }
}

/** Searches meanwhile find each shop as it was or as it is. */
async function renewShops(
  db: Db,
  { cityId, index }: CityTexts,
  shopIds: readonly number[],
): Promise<ProductIndex> {
  index.dropStaged();
  for (const shopId of shopIds) {
    for await (const page of textsOfShop(db, cityId, shopId)) await inPieces(stageAll(index, page));
    index.replaceShop(shopId);
  }
  return index;
}

function* stageAll(index: ProductIndex, texts: readonly IndexedText[]): Generator<undefined, void> {
  for (const text of texts) {
    index.stage(text);
    yield;
  }
}
