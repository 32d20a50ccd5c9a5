// Turns the arrays that PostgreSQL sends into rows. Drizzle looks up the column of each value of each row, which takes
// longer than the rest of a short statement. This looks it up once for each statement.

import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

type Selected = SelectedFieldsOrdered[number];
type Row = Record<string, unknown>;

/** What Drizzle's prepared statements have. It isn't in their types. */
interface Prepared {
  readonly fields?: SelectedFieldsOrdered;
  /** By table. False: an outer join may have found no row of it. */
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => Row[];
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Target {
  readonly group: string | undefined;
  readonly name: string;
  readonly decoder: Decoder;
}

/** Changes nothing when a whole group of fields may be null, or when groups contain groups. */
export function mapRowsQuickly(statement: object): void {
  const prepared: Prepared = statement;
  const { fields, joinsNotNullableMap: joined, customResultMapper } = prepared;
  if (!fields || customResultMapper) return;
  const mayBeMissing = ({ path, field }: Selected) =>
    path.length > 1 && joined && is(field, Column) && !joined[getTableName(field.table)];
  if (fields.some((selected) => selected.path.length > 2 || mayBeMissing(selected))) return;
  const targets = fields.map(targetOf);
  prepared.customResultMapper = (rows) => rows.map((values) => rowOf(targets, values));
}

function targetOf({ path, field }: Selected): Target {
  const [first = '', second] = path;
  const decoder = decoderOf(field);
  return second === undefined
    ? { group: undefined, name: first, decoder }
    : { group: first, name: second, decoder };
}

function decoderOf(field: Selected['field']): Decoder {
  if (is(field, Column)) return field;
  const source = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql;
  return (source as unknown as { decoder: Decoder }).decoder; // not in Drizzle's types
}

function rowOf(targets: readonly Target[], values: readonly unknown[]): Row {
  const row: Row = {};
  let name = '';
  let group: Row = {};
  for (const [at, target] of targets.entries()) {
    const value = values[at] === null ? null : target.decoder.mapFromDriverValue(values[at]);
    if (target.group === undefined) row[target.name] = value;
    else {
      // Drizzle lists the fields of a group one after another.
      if (target.group !== name) {
        name = target.group;
        group = {};
        row[name] = group;
      }
      group[target.name] = value;
    }
  }
  return row;
}
