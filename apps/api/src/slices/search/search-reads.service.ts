// The reads of a search. Searches that arrive together share the statements.
import type { Database, Db } from '../../platform/database.ts';
import { together } from '../../platform/together.ts';
import { findProducts, findSoldOut, type WholeProduct } from '../products/index.ts';
import { type Finder, makeFinder } from './finder.service.ts';

export interface SearchReads {
  readonly db: Db;
  readonly finder: Finder;
  isSoldOut(productId: number): Promise<boolean>;
  /** Undefined when it is unknown or deleted. */
  findProduct(productId: number): Promise<WholeProduct | undefined>;
}

export function makeSearchReads(database: Database): SearchReads {
  const { db } = database;
  const soldOut = together((ids: readonly number[]) => findSoldOut(db, ids));
  return {
    db,
    finder: makeFinder(database),
    isSoldOut: async (id) => (await soldOut(id)) === 0,
    findProduct: together((ids: readonly number[]) => findProducts(db, ids)),
  };
}
