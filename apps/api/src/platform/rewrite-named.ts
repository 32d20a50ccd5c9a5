import type pg from 'pg';

type AnyQuery = (config: unknown, ...rest: unknown[]) => unknown;

/** A statement that PostgreSQL keeps under its name. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
}

/** Sends what `rewrite` returns instead of each statement with a name. All other statements stay as they are. */
export function rewriteNamed(client: pg.ClientBase, rewrite: (query: NamedQuery) => object): void {
  const send = client.query.bind(client) as AnyQuery; // all of pg's overloads
  const query: AnyQuery = (config, ...rest) => send(isNamed(config) ? rewrite(config) : config, ...rest);
  client.query = query as pg.ClientBase['query'];
}

/** A finished `Query` object can't be changed any more. */
const isNamed = (config: unknown): config is NamedQuery =>
  typeof config === 'object' &&
  config !== null &&
  'name' in config &&
  config.name !== undefined &&
  !('submit' in config);
