// What searches read from the database. Searches that arrive together share the statements.
import type * as wire from '@haat/contract/products';
import { type DataVersion, noVersion } from '../../platform/data-version.ts';
import type { Database, Db } from '../../platform/database.ts';
import { together } from '../../platform/together.ts';
import { makeSearchMemory, type SearchMemory } from './city-texts.service.ts';
import { findSoldOut } from './product.queries.ts';
import { findSearchVersions } from './search-version.queries.ts';
import { noNames, readSearchNames, type SearchNames } from './shop-type-match.views.ts';
import { makeSynonymMemory, type SynonymMemory } from './synonyms.service.ts';
import { findProducts } from './whole-product.views.ts';

export interface SearchReads {
  readonly db: Db;
  readonly memory: SearchMemory;
  /** It changes with what a search in the city can find or rank. */
  readVersion(cityId: number): Promise<DataVersion>;
  readonly synonyms: SynonymMemory;
  readNames(): Promise<SearchNames>;
  isSoldOut(productId: number): Promise<boolean>;
  /** Undefined when it is unknown or deleted. */
  findProduct(productId: number): Promise<wire.Product | undefined>;
}

export function makeSearchReads({ db }: Database): SearchReads {
  const versions = together((cityIds: readonly number[]) => findSearchVersions(db, cityIds));
  const names = together(async () => new Map([['all', await readSearchNames(db)]]));
  const soldOut = together((ids: readonly number[]) => findSoldOut(db, ids));
  return {
    db,
    memory: makeSearchMemory(db),
    synonyms: makeSynonymMemory(db),
    readVersion: async (cityId) => (await versions(cityId)) ?? noVersion,
    readNames: async () => (await names('all')) ?? noNames,
    isSoldOut: async (id) => (await soldOut(id)) === 0,
    findProduct: together((ids: readonly number[]) => findProducts(db, ids)),
  };
}
