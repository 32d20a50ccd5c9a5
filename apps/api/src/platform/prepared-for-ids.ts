// Prepared statements for the rows of some ids. The answer of a write is about one id. PostgreSQL estimates an array whose
// length it doesn't know higher than one that it knows, so in a transaction it would plan such a statement each time.

import { type SQL, sql, type Table } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eqId, inCitiesOf, inCityOf, inIds } from './city-id.ts';
import { type Builder, preparedOnce } from './prepared.ts';
import type { Db } from './read-only-db.ts';

export interface GivenIds {
  /** The rows with one of the ids. */
  readonly areIn: (column: AnyPgColumn) => SQL;
  /** The rows in the cities of the ids. Use it for the second table of a join. */
  readonly areNear: (table: Table) => SQL;
}

const id = sql.placeholder('id');
const ids = sql.placeholder('ids');

const oneId: GivenIds = {
  areIn: (column) => eqId(column, id),
  areNear: (table) => inCityOf(table, ids),
};
const someIds: GivenIds = {
  areIn: (column) => inIds(column, ids),
  areNear: (table) => inCitiesOf(table, ids),
};

/** Like `preparedOnce`, for ids that tell their city. There is a second statement for a single id. No id: no rows. */
export function preparedForIds<Row>(
  name: string,
  build: (db: Db, given: GivenIds) => Builder<Row[]>,
): (db: Db, ids: readonly number[]) => Promise<Row[]> {
  const ofOne = preparedOnce(`${name}_one`, (db: Db) => build(db, oneId));
  const ofSome = preparedOnce(name, (db: Db) => build(db, someIds));
  return async (db, given) => {
    const [first] = given;
    if (first === undefined) return [];
    return given.length === 1 ? ofOne(db, { id: first, ids: given }) : ofSome(db, { ids: given });
  };
}
