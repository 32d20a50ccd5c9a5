// Connections through a pooler such as PgBouncer in transaction mode. Each transaction may run on another server connection.
import type pg from 'pg';

type AnyQuery = (config: unknown, ...rest: unknown[]) => unknown;

/** The process id that the server, or a pooler in front of it, gave to this connection. */
export const processIdOf = (client: pg.ClientBase): number =>
  (client as pg.ClientBase & { processID?: number | null }).processID ?? 0; // not in pg's types

/** Sends all statements without their names: another server connection doesn't know them. */
export function sendWithoutNames(client: pg.ClientBase): void {
  const send = client.query.bind(client) as AnyQuery; // all of pg's overloads
  const query: AnyQuery = (config, ...rest) =>
    send(hasName(config) ? { ...config, name: undefined } : config, ...rest);
  client.query = query as pg.ClientBase['query'];
}

const hasName = (config: unknown): config is { name: unknown } =>
  typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
