// The data that searches keep in memory, with all changes up to the time of the search.
import type { Database } from '../../platform/database.ts';
import { KeptByVersion } from '../../platform/kept-by-version.ts';
import { together } from '../../platform/together.ts';
import { loadCatalogueTexts } from './catalogue-text.views.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { keepCityTexts } from './city-texts.service.ts';
import type { CityTexts } from './city-texts.ts';
import { findSearchVersions, findSharedVersion, neverChanged } from './search-version.queries.ts';
import { noNames, readSearchNames } from './shop-type-match.views.ts';
import { listAllGroups } from './synonym.queries.ts';
import { makeSynonyms, type Synonyms } from './synonyms.ts';

/** Data for searches in all cities. */
export interface SharedWords {
  /** The names of the shop types, as JSON. */
  readonly typeNames: string;
  readonly synonyms: Synonyms;
}

export interface SearchMemory {
  getCity(cityId: number): Promise<CityTexts>;
  getCatalogue(): Promise<CatalogueTexts>;
  getSharedWords(): Promise<SharedWords>;
}

/** The key of what there is once for all cities. */
const forAll = 0;

export function makeSearchMemory({ db }: Database): SearchMemory {
  const versions = together((cityIds: readonly number[]) => findSearchVersions(db, cityIds));
  const names = together(async () => new Map([['all', await readSearchNames(db)]]));
  const loadNames = async () => (await names('all')) ?? noNames;
  const shared = { mostBytes: Number.POSITIVE_INFINITY, readVersion: () => findSharedVersion(db) };
  const cities = keepCityTexts(db);
  const catalogue = new KeptByVersion({ ...shared, load: (_, version) => loadCatalogueTexts(db, version) });
  const synonyms = new KeptByVersion({
    ...shared,
    load: async (_, version) => ({ version, synonyms: makeSynonyms(await listAllGroups(db)), bytes: 0 }),
  });
  return {
    getCity: async (cityId) => {
      const [version, { sharedVersion }] = await Promise.all([versions(cityId), loadNames()]);
      return cities.get(cityId, version ?? neverChanged(sharedVersion));
    },
    getCatalogue: async () => catalogue.get(forAll, (await loadNames()).sharedVersion),
    getSharedWords: async () => {
      const { typeNames, sharedVersion } = await loadNames();
      return { typeNames, synonyms: (await synonyms.get(forAll, sharedVersion)).synonyms };
    },
  };
}
