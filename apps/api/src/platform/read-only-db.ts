// The type of a database that only reads. Drizzle's own type also offers writes in `with(…)` and locks in `.for(…)`.

import type { SQL, SQLWrapper, Subquery, WithSubquery } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type {
  PgColumn,
  PgSelectBase,
  PgSelectWithout,
  PgTable,
  SelectedFields,
  TableLikeHasEmptySelection,
} from 'drizzle-orm/pg-core';
import type { PgViewBase } from 'drizzle-orm/pg-core/view-base';
import type { GetSelectTableName, GetSelectTableSelection } from 'drizzle-orm/query-builders/select.types';

type Source = PgTable | PgViewBase | Subquery | SQL;

/** `$dynamic` would bring `for` back. */
type Locks = 'for' | '$dynamic';

interface ReadBuilder<Fields extends SelectedFields | undefined> {
  from<From extends Source>(
    source: TableLikeHasEmptySelection<From> extends true ? never : From,
  ): PgSelectWithout<
    PgSelectBase<
      GetSelectTableName<From>,
      Fields extends undefined ? GetSelectTableSelection<From> : Fields,
      Fields extends undefined ? 'single' : 'partial'
    >,
    false,
    Locks
  >;
}

type On = (PgColumn | SQLWrapper)[];

interface Selects {
  select(): ReadBuilder<undefined>;
  select<Fields extends SelectedFields>(fields: Fields): ReadBuilder<Fields>;
  selectDistinct(): ReadBuilder<undefined>;
  selectDistinct<Fields extends SelectedFields>(fields: Fields): ReadBuilder<Fields>;
  selectDistinctOn(on: On): ReadBuilder<undefined>;
  selectDistinctOn<Fields extends SelectedFields>(on: On, fields: Fields): ReadBuilder<Fields>;
}

/** Writes and locks don't compile on it: they take a `Tx`. */
export interface Db extends Selects, Pick<NodePgDatabase, '$count' | '$with'> {
  with(...queries: WithSubquery[]): Selects;
  /** The pool, or the connection of a transaction. */
  readonly $client: object;
}
