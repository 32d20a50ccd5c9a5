// Helps Citus to keep the plans of prepared statements (decision 0026). It keeps them only for statements on a single table
// that name one city. Anything else it plans again at each call.
import type pg from 'pg';

type AnyQuery = (config: unknown, ...rest: unknown[]) => unknown;

interface Named {
  readonly name: string;
  readonly text: string;
}

/**
 * The tables that Citus knows, by name. Their value is the coordinator's own table with all of their rows. Undefined: it has
 * none, because the rows are on the workers.
 */
type Tables = ReadonlyMap<string, string | undefined>;

/** Rewrites the prepared statements of this connection to a database with Citus. */
export async function keepCitusPlans(client: pg.ClientBase): Promise<void> {
  const tables = await listTables(client);
  const send = client.query.bind(client) as AnyQuery; // all of pg's overloads
  const texts = new Map<string, string>();
  const query: AnyQuery = (config, ...rest) => {
    if (!isNamed(config)) return send(config, ...rest);
    const text = texts.get(config.name) ?? withKeptPlan(config.text, tables);
    texts.set(config.name, text);
    return send({ ...config, text }, ...rest);
  };
  client.query = query as pg.ClientBase['query'];
}

async function listTables(client: pg.ClientBase): Promise<Tables> {
  const { rows } = await client.query<{ name: string; own: string | null }>(
    `select relname as name, (select min(to_regclass(shard_name(logicalrelid, shardid))::text) from pg_dist_shard
      where pg_dist_shard.logicalrelid = pg_class.oid and partmethod = 'n') as own
    from pg_dist_partition join pg_class on pg_class.oid = logicalrelid`,
  );
  return new Map(rows.map(({ name, own }) => [name, own ?? undefined]));
}

/**
 * A read of tables that are whole on the coordinator gets them under their names, as tables that Citus doesn't plan. In other
 * statements no value is `hidden`, because Citus takes the sub-select for a second table.
 */
export function withKeptPlan(text: string, tables: Tables): string {
  const quoted = new Set([...text.matchAll(/"(\w+)"/g)].map(([, name = '']) => name));
  const named = [...quoted].filter((name) => tables.has(name));
  if (named.length === 0) return text;
  const isHere = isRead(text) && named.every((name) => tables.get(name) !== undefined);
  if (!isHere) return text.replaceAll(/\(select (\$\d+::\w+(?:\[\])?)\)/g, '$1');
  const sources = named.map((name) => `"${name}" as not materialized (table ${tables.get(name)})`);
  return `with ${sources.join(', ')} ${text}`;
}

const isRead = (text: string): boolean =>
  /^select\b/.test(text) && !/\bfor (?:(?:no key )?update|(?:key )?share)\b/.test(text);

const isNamed = (config: unknown): config is Named =>
  typeof config === 'object' &&
  config !== null &&
  'name' in config &&
  config.name !== undefined &&
  'text' in config;
