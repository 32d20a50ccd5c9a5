// The data that searches keep in memory, with all changes up to the time of the search.
import { noVersion } from '../../platform/data-version.ts';
import type { Database } from '../../platform/database.ts';
import { keptByVersion } from '../../platform/kept-by-version.ts';
import { together } from '../../platform/together.ts';
import { loadCatalogueTexts } from './catalogue-text.views.ts';
import { type CatalogueTexts, noCatalogue } from './catalogue-texts.ts';
import { makeCityMemory } from './city-texts.service.ts';
import type { CityTexts } from './city-texts.ts';
import { findSearchVersions } from './search-version.queries.ts';
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

/** Loads from the primary: a replica that lags would give texts older than the version. */
export function makeSearchMemory({ db }: Database): SearchMemory {
  const versions = together((cityIds: readonly number[]) => findSearchVersions(db, cityIds));
  const names = together(async () => new Map([['all', await readSearchNames(db)]]));
  const readNames = async () => (await names('all')) ?? noNames;
  const cities = makeCityMemory(db);
  const getCatalogue = keptByVersion(() => loadCatalogueTexts(db), noCatalogue(noVersion));
  const getSynonyms = keptByVersion(
    async () => {
      const { version, groups } = await listAllGroups(db);
      return { version, synonyms: makeSynonyms(groups) };
    },
    { version: noVersion, synonyms: makeSynonyms([]) },
  );
  return {
    getCity: async (cityId) => cities.getTexts(cityId, (await versions(cityId)) ?? noVersion),
    getCatalogue: async () => getCatalogue((await readNames()).sharedVersion),
    getSharedWords: async () => {
      const { typeNames, sharedVersion } = await readNames();
      const { synonyms } = await getSynonyms(sharedVersion);
      return { typeNames, synonyms };
    },
  };
}
