// Statements that are built once for each connection, and that PostgreSQL parses and plans once there.
import type { Db } from './read-only-db.ts';

/** Drizzle's builders of statements. */
export interface Builder<Rows> {
  prepare(name: string): Prepared<Rows>;
}

interface Prepared<Rows> {
  execute(values?: Values): Promise<Rows>;
}

type Values = Record<string, unknown>;

/** `name` is the statement's own. It takes a `Db` to read and a `Tx` to write or lock. The values are those of its placeholders. */
export function preparedOnce<On extends Db, Rows>(
  name: string,
  build: (on: On) => Builder<Rows>,
): (on: On, values?: Values) => Promise<Rows> {
  /** By the pool, or by a transaction's connection. */
  const made = new WeakMap<object, Prepared<Rows>>();
  return (on, values) => {
    const statement = made.get(on.$client) ?? build(on).prepare(name);
    made.set(on.$client, statement);
    return statement.execute(values);
  };
}
