// Changes prepared statements so that Citus keeps their plans (decision 0026). It keeps them only for statements on a single
// table that name one city. Anything else it plans again at each call.
import type pg from 'pg';
import { rewriteNamed } from './rewrite-named.ts';

/**
 * The tables that Citus knows, by name. The value is the coordinator's own table with all of the rows, and undefined when
 * the rows are on the workers.
 */
type Tables = ReadonlyMap<string, string | undefined>;

/** For a connection to a database with Citus. */
export async function keepCitusPlans(client: pg.ClientBase): Promise<void> {
  const tables = await listTables(client);
  const texts = new Map<string, string>();
  rewriteNamed(client, (query) => {
    const text = texts.get(query.text) ?? textForCitus(query.text, tables);
    texts.set(query.text, text);
    return { ...query, text };
  });
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
 * A read of tables that are whole on the coordinator gets the coordinator's own tables, through a `with` under the same
 * names. Citus doesn't plan those. So such a read can't use what only a table has: `ctid`, or a `group by` of the key alone.
 * Other statements lose the sub-selects of `hiddenFromPlanner`, because Citus counts each as a second table.
 */
export function textForCitus(text: string, tables: Tables): string {
  const quoted = new Set([...text.matchAll(/"(\w+)"/g)].map(([, name = '']) => name));
  const named = [...quoted].filter((name) => tables.has(name));
  if (named.length === 0) return text;
  const isOnCoordinator = isRead(text) && named.every((name) => tables.get(name) !== undefined);
  if (!isOnCoordinator) return text.replaceAll(/\(select (\$\d+::\w+(?:\[\])?)\)/g, '$1');
  const sources = named.map((name) => `"${name}" as not materialized (table ${tables.get(name)})`);
  return `with ${sources.join(', ')} ${text}`;
}

/** Rows from a `with` can't be locked: PostgreSQL ignores that without an error. */
const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bfor\s+(?:(?:no\s+key\s+)?update|(?:key\s+)?share)\b/i.test(text);
