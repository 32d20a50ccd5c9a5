import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Column<Table extends PgTable> = keyof Table['$inferInsert'] & string;

/** Without these, PostgreSQL refuses the row. */
type Required<Table extends PgTable> = {
  [Name in Column<Table>]: undefined extends Table['$inferInsert'][Name] ? never : Name;
}[Column<Table>];

/**
 * The values of a prepared insert: a placeholder for each column that every new row must have, and for those of `others`
 * that it also gives. Each has its column's name.
 */
export function placeholdersOf<Table extends PgTable, Other extends Column<Table> = never>(
  table: Table,
  ...others: readonly Other[]
): Record<Required<Table> | Other, Placeholder> {
  const required = Object.entries(getTableColumns(table))
    .filter(([, { notNull, hasDefault }]) => notNull && !hasDefault)
    .map(([name]) => name);
  const names = [...required, ...others];
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<
    Required<Table> | Other,
    Placeholder
  >; // the types of a table say the same as its columns
}

/** A value in a sub-select. Otherwise PostgreSQL would plan again at each call: for each length of a list, or each day. */
export const hiddenFromPlanner = (type: 'bigint[]' | 'text[]' | 'date', value: Placeholder): SQL =>
  sql`(select ${value}::${sql.raw(type)})`;

/** One of the values in the list, whose length is hidden. The second cast says that the sub-select is one list, not rows. */
export const anyOf = (column: PgColumn, type: 'bigint' | 'text', list: Placeholder): SQL =>
  sql`${column} = any(${hiddenFromPlanner(`${type}[]`, list)}::${sql.raw(type)}[])`;
