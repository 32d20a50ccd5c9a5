// What searches read from the database. Searches that arrive together share the statements.
import type * as wire from '@haat/contract/products';
import type { Database, Db } from '../../platform/database.ts';
import { together } from '../../platform/together.ts';
import { makeSearchMemory, type SearchMemory } from './city-texts.service.ts';
import { findSoldOut } from './product.queries.ts';
import { findSearchVersions } from './search-version.queries.ts';
import { readShopTypeNames } from './shop-type-match.views.ts';
import { findProducts } from './whole-product.views.ts';

export interface SearchReads {
  readonly db: Db;
  readonly memory: SearchMemory;
  /** It grows with each change of what a search in the city can find or rank. */
  readVersion(cityId: number): Promise<number>;
  /** As `readNames` takes them. */
  readShopTypeNames(): Promise<string>;
  isSoldOut(productId: number): Promise<boolean>;
  /** Undefined when it is unknown or deleted. */
  findProduct(productId: number): Promise<wire.Product | undefined>;
}

export function makeSearchReads({ db, quick }: Database): SearchReads {
  const versions = together((cityIds: readonly number[]) => findSearchVersions(quick, cityIds));
  const typeNames = together(async () => new Map([['all', await readShopTypeNames(quick)]]));
  const soldOut = together((ids: readonly number[]) => findSoldOut(quick, ids));
  return {
    db,
    memory: makeSearchMemory(db),
    readVersion: async (cityId) => (await versions(cityId)) ?? 0,
    readShopTypeNames: async () => (await typeNames('all')) ?? '[]',
    isSoldOut: async (id) => (await soldOut(id)) === 0,
    findProduct: together((ids: readonly number[]) => findProducts(quick, ids)),
  };
}
