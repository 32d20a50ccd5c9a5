// The only way to prepare a statement. It chooses the connection, and with it how PostgreSQL plans.
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import { mapRowsQuickly } from './map-rows.ts';
import type { Db } from './read-only-db.ts';

/** Drizzle's builders of statements. */
export interface Builder<Rows> {
  prepare(name: string): Prepared<Rows>;
}

interface Prepared<Rows> {
  execute(values?: Values): Promise<Rows>;
}

type Values = Record<string, unknown>;

/** What Drizzle sends statements through. */
export type Connection = NodePgClient & {
  /** The connections that short statements share. A transaction and a replica have none. */
  readonly short?: NodePgClient;
};

export interface StatementOptions {
  /**
   * It may read many rows: a count or a page of a list that only grows. On a `Db` it gets a connection of its own, because
   * all requests share the others, and PostgreSQL may plan it for the values of each call.
   */
  readonly isSlow?: boolean;
}

/**
 * A statement that is built once and prepared once on each connection, so that calls skip the query builder and PostgreSQL's
 * planner. `name` is its own among all statements. It takes a `Db` to read and a `Tx` to write or lock. The values are those
 * of its placeholders.
 */
export function preparedOnce<On extends Db, Rows>(
  name: string,
  build: (on: On) => Builder<Rows>,
  { isSlow = false }: StatementOptions = {},
): (on: On, values?: Values) => Promise<Rows> {
  let made: Prepared<Rows> | undefined;
  return (on, values) => {
    if (!made) {
      made = build(on).prepare(name);
      mapRowsQuickly(made);
    }
    const connection = connectionOf(on);
    return runOn(isSlow ? connection : (connection.short ?? connection), made, values);
  };
}

/** Drizzle keeps the connection as `client` of its sessions and statements. */
const connectionOf = (on: Db): Connection => (on as Db & { session: { client: Connection } }).session.client; // not in Drizzle's types

function runOn<Rows>(connection: NodePgClient, statement: Prepared<Rows>, values?: Values): Promise<Rows> {
  const there: Prepared<Rows> = Object.create(statement, { client: { value: connection } });
  return there.execute(values);
}

/** For a statement of a library: its text has `$1`, `$2` and so on. `name` is its own among all statements. */
export const sendPrepared = (
  on: Db,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<unknown> => connectionOf(on).query(statement);
