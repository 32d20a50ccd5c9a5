// The texts of cities' products in memory. Each search reads the version of its city from the database, so that a change in any
// process is found by the next search: see decision 0028.
import { totalmem } from 'node:os';
import type { Db } from '../../platform/database.ts';
import { KeptByCity } from '../../platform/kept-by-city.ts';
import { type CityTexts, isOutworn, makeCityTexts } from './city-texts.ts';
import { listCityWords, listProductTexts } from './product-text.queries.ts';
import { findSearchVersions, listShopsChangedSince } from './search-version.queries.ts';

/** 200,000 products take some 40 MB. A server with more memory can serve more cities. */
const mostBytes = Math.max(48 * 1024 * 1024, totalmem() / 16);

/** After more changed shops than these, the whole city is loaded again. */
const mostRefreshed = 50;

/** A load may have begun before the wanted change. Then the city is loaded again. */
const mostLoads = 5;

export interface SearchMemory {
  /** The texts of a city with all changes up to `version`. */
  getTexts(cityId: number, version: number): Promise<CityTexts>;
}

/** `db`: the primary. A replica that lags would give older texts than the version says. */
export function makeSearchMemory(db: Db): SearchMemory {
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
      let texts = kept.find(cityId) ?? (await load(cityId, undefined));
      for (let loads = 1; loads < mostLoads && texts.version < version; loads += 1) {
        texts = await load(cityId, texts);
      }
      return texts;
    },
  };
}

/** Loads what changed since `before`, or all. */
async function loadTexts(db: Db, cityId: number, before: CityTexts | undefined): Promise<CityTexts> {
  // The version first: changes after it may be in the texts, but none before it is missing.
  const version = (await findSearchVersions(db, [cityId])).get(cityId) ?? 0;
  const changed =
    before && !isOutworn(before) ? await listShopsChangedSince(db, cityId, before.version) : undefined;
  const shopIds = changed && changed.length <= mostRefreshed ? changed : undefined;
  const [rows, known] = await Promise.all([listProductTexts(db, cityId, shopIds), listCityWords(db, cityId)]);
  return makeCityTexts({ cityId, version, known, shopIds, rows }, before);
}
