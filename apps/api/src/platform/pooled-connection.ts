// Connections through a pooler such as PgBouncer in transaction mode. Each transaction may run on another server connection.
import type pg from 'pg';

/** The process id that the server, or a pooler in front of it, gave to this connection. */
export const processIdOf = (client: pg.ClientBase): number =>
  (client as pg.ClientBase & { processID?: number | null }).processID ?? 0; // not in pg's types

type AnyQuery = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Sends all statements of this connection without their names: another server connection doesn't know them. Which kind of
 * connection it is shows only when it is open, so the name can't be left out where a statement is prepared.
 */
export function sendWithoutNames(client: pg.ClientBase): void {
  const send = client.query.bind(client) as AnyQuery; // all of pg's overloads
  const query: AnyQuery = (config, ...rest) =>
    send(isNamed(config) ? { ...config, name: undefined } : config, ...rest);
  client.query = query as pg.ClientBase['query'];
}

/** A finished `Query` object can't be changed any more. */
const isNamed = (config: unknown): config is { readonly name: string } =>
  typeof config === 'object' &&
  config !== null &&
  'name' in config &&
  config.name !== undefined &&
  !('submit' in config);
