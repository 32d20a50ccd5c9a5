import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { byName } from './by-name.ts';

interface Placed {
  readonly position: AnyPgColumn;
  readonly name: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** The order that operators give, then by name. PostgreSQL sorts rows without a position last. */
export const byPosition = ({ position, name, id }: Placed): [AnyPgColumn, SQL, AnyPgColumn] => [
  position,
  byName(name),
  id,
];
