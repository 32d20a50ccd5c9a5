// Turns a migrated database into a distributed one: rows by city on Citus's workers (decision 0026). One transaction, so
// that a failure changes nothing. A repetition takes the tables that have come since.
import type pg from 'pg';
import { StartError } from './start-error.ts';

export interface TableClasses {
  /** By city: all rows of a city are on one node. A table comes after those that its foreign keys point to. */
  readonly distributed: readonly string[];
  /** On all nodes: seldom written, and read with every order and product, or by the triggers of their history. */
  readonly reference: readonly string[];
  /** On the coordinator: what belongs to one person, the blog, and the installation's own. */
  readonly local: readonly string[];
}

/** Returns the tables that moved. Throws `StartError` where Citus or its workers are missing. */
export async function distribute(client: pg.ClientBase, classes: TableClasses): Promise<string[]> {
  await requireCluster(client);
  await client.query('BEGIN');
  try {
    const moved = await moveTables(client, classes);
    await client.query('COMMIT');
    return moved;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** True after `distribute`. */
export async function isDistributed(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  // Without Citus, `citus_tables` doesn't exist, so a single statement couldn't ask both.
  const hasCitus = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (!hasCitus.rowCount) return false;
  const tables = await client.query("SELECT FROM citus_tables WHERE citus_table_type = 'distributed'");
  return tables.rowCount !== 0;
}

async function requireCluster(client: pg.ClientBase): Promise<void> {
  const hasCitus = await textsOf(client, "SELECT extname FROM pg_extension WHERE extname = 'citus'");
  if (hasCitus.length === 0) {
    throw new StartError(
      'This database has no Citus. Install it on all nodes, and run in the database of each: CREATE EXTENSION citus;',
    );
  }
  const nodes = await textsOf(
    client,
    "SELECT CASE groupid WHEN 0 THEN 'coordinator' ELSE 'worker' END FROM pg_dist_node WHERE isactive",
  );
  if (!nodes.includes('coordinator')) {
    throw new StartError(
      "The workers don't know the coordinator. Run in its database: SELECT citus_set_coordinator_host('host');",
    );
  }
  if (!nodes.includes('worker')) {
    throw new StartError(
      "There are no workers. Run in the coordinator's database for each: SELECT citus_add_node('host', 5432);",
    );
  }
}

const settings = [
  'SET LOCAL lock_timeout = 0',
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL client_min_messages = warning',
  // Foreign keys to reference tables need one connection per node.
  "SET LOCAL citus.multi_shard_modify_mode = 'sequential'",
  // The triggers of append-only tables write nothing and read only what is on the same node, so they are safe on shards.
  'SET LOCAL citus.enable_unsafe_triggers = on',
];

async function moveTables(client: pg.ClientBase, classes: TableClasses): Promise<string[]> {
  for (const setting of settings) await client.query(setting);
  await keepSettings(client);
  const known = await textsOf(
    client,
    'SELECT table_name::text FROM citus_tables WHERE citus_table_type <> $1',
    ['local'],
  );
  const isNew = (table: string): boolean => !known.includes(table);
  const reference = classes.reference.filter(isNew);
  const distributed = classes.distributed.filter(isNew);
  const moved = [...reference, ...distributed];
  if (moved.length === 0) return [];
  await requireTables(client, moved);
  const lastIds = await readLastIds(client);
  const addAgain = await dropForeignKeys(client, moved, classes.local);
  const addTriggers = await dropTriggers(client, moved, distributed);
  for (const table of reference) await client.query('SELECT create_reference_table($1)', [table]);
  for (const table of distributed) {
    const together = table === classes.distributed[0] ? 'default' : classes.distributed[0];
    await client.query("SELECT create_distributed_table($1, 'city_id', colocate_with => $2)", [
      table,
      together,
    ]);
  }
  for (const statement of addTriggers) await client.query(statement);
  for (const statement of addAgain) await client.query(statement);
  for (const { sequence, next } of lastIds)
    await client.query('SELECT setval($1, $2, false)', [sequence, next]);
  return moved;
}

/**
 * Sequential: after a statement on several cities at once, a transaction could otherwise not change people or shops
 * any more. Commutative: a change of a row on all nodes would otherwise lock the whole table, so that sign-ins in all
 * cities wait for each other. Each change locks its row first.
 */
async function keepSettings(client: pg.ClientBase): Promise<void> {
  for (const setting of ['multi_shard_modify_mode = sequential', 'all_modifications_commutative = on']) {
    const statement = `format('ALTER DATABASE %I SET citus.${setting}', current_database())`;
    const [text = ''] = await textsOf(client, `SELECT ${statement}`);
    await client.query(text);
  }
}

async function requireTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  const missing = await textsOf(
    client,
    'SELECT name FROM unnest($1::text[]) name WHERE to_regclass(name) IS NULL',
    [tables],
  );
  if (missing.length > 0) {
    throw new StartError(
      `The tables ${missing.join(', ')} are missing. Start Haat once, so that it migrates the database.`,
    );
  }
}

/** A table with an identity column starts at 1 again when Citus takes it over. */
async function readLastIds(client: pg.ClientBase): Promise<{ sequence: string; next: string }[]> {
  const sequences = await textsOf(
    client,
    `SELECT pg_get_serial_sequence(attrelid::regclass::text, attname) FROM pg_attribute
      JOIN pg_class c ON c.oid = attrelid AND c.relnamespace = 'public'::regnamespace WHERE attidentity <> ''`,
  );
  const lastIds = [];
  for (const sequence of sequences) {
    const [next = '1'] = await textsOf(client, 'SELECT nextval($1)::text', [sequence]);
    lastIds.push({ sequence, next });
  }
  return lastIds;
}

/**
 * A table can't change its class while foreign keys point to it. Returns the statements that add them again, except
 * those of local tables: with a foreign key to a reference table, each of their statements would go through Citus. Keys
 * to pictures and files stay, because the sweep uses them to find unused ones: beside each such table is one of removed
 * files, as `removed_images` is beside `images`.
 */
async function dropForeignKeys(
  client: pg.ClientBase,
  moved: readonly string[],
  local: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ tab: string; target: string; drop: string; add: string }>(
    `SELECT conrelid::regclass::text AS tab, confrelid::regclass::text AS target,
      format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
        AND (conrelid::regclass::text = ANY ($1) OR confrelid::regclass::text = ANY ($1))`,
    [moved],
  );
  for (const { drop } of rows) await client.query(drop);
  const isStored = (target: string) => local.includes(`removed_${target}`);
  return rows.filter(({ tab, target }) => !local.includes(tab) || isStored(target)).map(({ add }) => add);
}

/**
 * Citus doesn't take over tables with triggers, and supports none on reference tables. Gives the statements that make those
 * of the distributed tables again, on each shard. They read only rows of the same city, and `order_archives`, which is on
 * all nodes.
 */
async function dropTriggers(
  client: pg.ClientBase,
  moved: readonly string[],
  distributed: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ tab: string; drop: string; add: string }>(
    `SELECT tgrelid::regclass::text AS tab,
      format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop, pg_get_triggerdef(oid) AS add
      FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text = ANY ($1) ORDER BY tgname`,
    [moved],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.filter(({ tab }) => distributed.includes(tab)).map(({ add }) => add);
}

async function textsOf(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text, values, rowMode: 'array' });
  return rows.flat();
}
