// Keeps the texts of cities' products in memory. Each search reads the version of its city from the database, so that
// the next search finds a change of any process: see decision 0028.
import { totalmem } from 'node:os';
import { type DataVersion, isSameVersion, isSinceOf, noVersion, renew } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { KeptByCity } from '../../platform/kept-by-city.ts';
import { type CityTexts, isOutworn, makeCityTexts } from './city-texts.ts';
import { KnownWords } from './known-words.ts';
import { type IndexedText, ProductIndex } from './product-index.ts';
import { productTexts } from './product-text.views.ts';
import { findSearchVersions, listShopsChangedSince } from './search-version.queries.ts';
import { listCityWords } from './search-word.queries.ts';

/** 200,000 products take some 10 MB. A server with more memory can serve more cities. */
const mostBytes = Math.max(48 * 1024 * 1024, totalmem() / 16);

/** If more shops than these have changed, the whole city is loaded again. */
const mostRefreshed = 50;

export interface CityMemory {
  /** The texts of a city with all changes up to `version`. */
  getTexts(cityId: number, version: DataVersion): Promise<CityTexts>;
}

/** `db`: the primary. A replica that lags would give texts older than the version. */
export function makeCityMemory(db: Db): CityMemory {
  const kept = new KeptByCity<CityTexts>(mostBytes);
  const loading = new Map<number, Promise<CityTexts>>();

  /** One load at a time for each city. */
  const load = (cityId: number, before: CityTexts | undefined): Promise<CityTexts> => {
    const running =
      loading.get(cityId) ??
      loadTexts(db, cityId, before)
        .then((texts) => kept.keep(texts))
        .finally(() => loading.delete(cityId));
    loading.set(cityId, running);
    return running;
  };
  return {
    getTexts: async (cityId, version) => {
      const texts = kept.find(cityId) ?? (await load(cityId, undefined));
      return (await renew(texts, version, (before) => load(cityId, before))) ?? texts;
    },
  };
}

/** Loads what changed since `before`, or all. */
async function loadTexts(db: Db, cityId: number, before: CityTexts | undefined): Promise<CityTexts> {
  // Read the version first, so that no change before it is missing. Later changes may be in the texts.
  const version = (await findSearchVersions(db, [cityId])).get(cityId) ?? noVersion;
  if (before && isSameVersion(before.version, version)) return before;
  const base = before && isSinceOf(version, before.version) && !isOutworn(before.index) ? before : undefined;
  const changed = base && (await listShopsChangedSince(db, cityId, base.version.number));
  const words = listCityWords(db, cityId);
  const index =
    base && changed && changed.length <= mostRefreshed
      ? await renewShops(db, base, changed)
      : await loadIndex(db, cityId);
  return makeCityTexts({ cityId, version, index, known: new KnownWords(await words) });
}

async function loadIndex(db: Db, cityId: number): Promise<ProductIndex> {
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
  const pages = await Array.fromAsync(productTexts(db, cityId, shopIds));
  const byShop = Map.groupBy(pages.flat(), ({ shopId }) => shopId);
  for (const shopId of shopIds) {
    index.removeShop(shopId);
    for (const text of byShop.get(shopId) ?? []) index.add(text);
  }
  return index;
}
