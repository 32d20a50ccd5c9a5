// Statements on rows that live in a city. They name the city as well as the id, so that a distributed PostgreSQL runs
// them on the one node that has the rows.
import { cityOf } from '@haat/contract/city-ids';
import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSequence } from 'drizzle-orm/pg-core';

interface InCity {
  readonly cityId: AnyPgColumn;
}

type Id = number | Placeholder | AnyPgColumn;

/** The city of a parameter or of a column is found by the database. */
const cityIdOf = (id: Id): SQL =>
  typeof id === 'number' ? sql`${cityOf(id)}` : sql`((${id}::bigint >> 36) + 1)`;

/** The row with this id. */
export const hasId = (table: InCity & { readonly id: AnyPgColumn }, id: Id): SQL =>
  sql`(${sameCity(table, id)} and ${table.id} = ${id})`;

/** The rows in the city of this id, such as the items of an order. */
export const sameCity = (table: InCity, id: Id): SQL => sql`${table.cityId} = ${cityIdOf(id)}`;

/** The rows in the cities of these ids. */
export const sameCities = (table: InCity, ids: readonly number[]): SQL =>
  inArray(table.cityId, citiesOf(ids));

export const citiesOf = (ids: readonly number[]): number[] => [...new Set(ids.map(cityOf))];

/** The rows in these cities, such as those of a person. */
export const inCities = (table: InCity, cityIds: readonly number[] | Placeholder): SQL =>
  sql`${table.cityId} = any(${Array.isArray(cityIds) ? sql.param(cityIds) : cityIds}::bigint[])`;

/** The number in the id. It grows over all cities, so it sorts the rows of several cities by time. */
export const numberIn = (table: { readonly id: AnyPgColumn }): SQL => sql`(${table.id} & 68719476735)`;
export const newestFirst = (table: { readonly id: AnyPgColumn }): SQL => sql`${numberIn(table)} desc`;

/** A new id in a city. All cities share one sequence per table, so the numbers that people see never repeat. */
export const newId = (cityId: Id, sequence: PgSequence): SQL<number> =>
  sql<number>`((${cityId}::bigint - 1) << 36) + nextval(${sql.raw(`'${sequence.seqName}'`)})`;
