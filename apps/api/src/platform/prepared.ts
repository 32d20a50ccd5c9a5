import type { Db } from './database.ts';
import { mapRowsQuickly } from './map-rows.ts';

/**
 * A statement that is built once and prepared once on each connection: hot statements skip the query builder and the
 * database's planner. `prepare` ends in Drizzle's `.prepare(name)`, with a name that no other statement has. It takes a
 * `Db` to read and a `Tx` to write or lock.
 */
export function preparedOnce<On extends Db, Statement extends object>(
  prepare: (on: On) => Statement,
): (on: On) => Statement {
  let made: Statement | undefined;
  return (on) => {
    if (!made) {
      made = prepare(on);
      mapRowsQuickly(made);
    }
    return bindTo(made, on);
  };
}

/** The same statement on another connection. Drizzle keeps the connection as `client` of its statements and sessions. */
function bindTo<Statement extends object>(statement: Statement, on: Db): Statement {
  const { client } = (on as Db & { session: { client: unknown } }).session; // not in Drizzle's types
  return Object.create(statement, { client: { value: client } });
}
