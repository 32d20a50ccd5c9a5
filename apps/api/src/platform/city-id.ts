// Conditions on ids that tell their city. They name the city as well as the id, so that a distributed PostgreSQL runs the
// statement on the one node that has the rows, and so that an index, which begins with the city, is used.
import { cityOf } from '@haat/contract/city-ids';
import {
  getTableColumns,
  getTableName,
  is,
  Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
  type Table,
} from 'drizzle-orm';
import { type AnyPgColumn, PgColumn, type PgSequence } from 'drizzle-orm/pg-core';

type Id = number | Placeholder | AnyPgColumn;

/** A person and the cities in which they have rows. A person's id doesn't tell them. */
export interface PersonScope {
  readonly userId: number;
  readonly cityIds: readonly number[];
}

/**
 * Drizzle's `eq` for ids that tell their city: `eqId(orders.id, orderId)` is the row, `eqId(orderItems.orderId, orderId)` are
 * those that point to it, and `eqId(orders.id, deliveries.orderId)` joins.
 */
export const eqId = (column: AnyPgColumn, id: Id): SQL =>
  sql`(${cityColumn(column.table)} = ${cityOfId(id)} and ${column} = ${id})`;

/** The rows of any of these ids. */
export const inIds = (column: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`(${inCitiesOf(column.table, ids)} and ${column} = any(${sql.param(ids)}::bigint[]))`;

/**
 * The rows in the cities of these ids. Use it for the second table of a join, because Citus doesn't pass on a list of
 * cities.
 */
export const inCitiesOf = (table: Table, ids: readonly number[]): SQL => inCities(table, citiesOf(ids));

/** The rows in the city of these ids, which are all of one city. */
export const inCityOf = (table: Table, ids: readonly number[] | Placeholder): SQL =>
  sql`${cityColumn(table)} = ${parameterOf(ids, ([first = 0]: readonly number[]) => cityOf(first))}`;

/** The rows that point to this person, in the cities where they have any. */
export const ofPerson = (column: AnyPgColumn, person: PersonScope): SQL =>
  sql`(${inScope(column.table, person)} and ${column} = ${person.userId})`;

/** The rows in the cities where this person has any. Use it for the second table of a join. */
export const inScope = (table: Table, { cityIds }: PersonScope): SQL => inCities(table, cityIds);

/** The rows in these cities. */
const inCities = (table: Table, cityIds: readonly number[] | SQLWrapper): SQL =>
  sql`${cityColumn(table)} = any(${Array.isArray(cityIds) ? sql.param(cityIds) : cityIds}::bigint[])`;

const citiesOf = (ids: readonly number[]): number[] => [...new Set(ids.map(cityOf))];

/** The number in the id. It grows over all cities, so it sorts the rows of several cities by time. */
export const numberIn = (table: { readonly id: AnyPgColumn }): SQL => sql`(${table.id} & 68719476735)`;
export const newestFirst = (table: { readonly id: AnyPgColumn }): SQL => sql`${numberIn(table)} desc`;

/** A new id in a city. All cities share one sequence per table, so the numbers that people see never repeat. */
export const newId = (cityId: number, sequence: PgSequence): SQL<number> =>
  sql<number>`((${cityId}::bigint - 1) << 36) + nextval(${sql.raw(`'${sequence.seqName}'`)})`;

/** The values of an insert, with a new id in the row's city. */
export const withNewId = <Row extends { readonly cityId: number }>(
  row: Row,
  sequence: PgSequence,
): Row & { readonly id: SQL<number> } => ({ ...row, id: newId(row.cityId, sequence) });

/** The city is a parameter of its own: Citus keeps no plan of a statement that computes it. */
function cityOfId(id: Id): SQLWrapper {
  if (typeof id === 'number') return parameterOf(id, cityOf);
  if (is(id, PgColumn)) return findCityColumn(id.table) ?? sql`((${id} >> 36) + 1)`;
  return parameterOf<number>(id as Placeholder, cityOf); // `is` doesn't narrow to the rest
}

/** A parameter made of a value, or of the value that a placeholder gets. */
function parameterOf<Value>(value: Value | Placeholder, make: (value: Value) => unknown): SQLWrapper {
  if (!is(value, Placeholder)) return sql.param(make(value as Value)); // `is` doesn't narrow the other side
  return sql.param(value, { mapToDriverValue: (given: unknown) => make(given as Value) }); // the caller of `execute` gives it
}

function cityColumn(table: Table): AnyPgColumn {
  const column = findCityColumn(table);
  if (!column) throw new Error(`The rows of ${getTableName(table)} don't live in a city.`);
  return column;
}

/** Works for aliases, too. */
function findCityColumn(table: Table): AnyPgColumn | undefined {
  const { cityId } = getTableColumns(table);
  return is(cityId, PgColumn) ? cityId : undefined;
}
