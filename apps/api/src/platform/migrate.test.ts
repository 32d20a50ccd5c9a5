import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createBareDatabase, type TestDatabase } from '../testing/template-database.ts';
import { migrateDatabase } from './migrate.ts';

const source = join(import.meta.dirname, '..');
type Snapshot = Parameters<typeof generateMigration>[0];
type Row = Record<string, unknown>;

/** Every table of the source, as drizzle-kit sees it. */
async function declaredSnapshot(): Promise<Snapshot> {
  const exported: Record<string, unknown> = {};
  for (const file of globSync('**/*.tables.ts', { cwd: source })) {
    Object.assign(exported, await import(join(source, file)));
  }
  return generateDrizzleJson(exported) as Snapshot;
}

function lastMigratedSnapshot(): Snapshot {
  const file = globSync('migrations/meta/*_snapshot.json', { cwd: source }).sort().at(-1) ?? '';
  return JSON.parse(readFileSync(join(source, file), 'utf8'));
}

async function inDatabase<T>(work: (database: TestDatabase, client: Client) => Promise<T>): Promise<T> {
  const database = await createBareDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(database, client);
  } finally {
    await client.end();
    await database.drop();
  }
}

/** Columns, constraints and indexes of the public tables, each as one line that PostgreSQL itself wrote. */
async function describeTables(client: Client): Promise<{ columns: string[]; rules: string[] }> {
  const lines = async (query: string) =>
    (await client.query<Row>(query)).rows.map((row) => Object.values(row).join(' ')).sort();
  const columns = await lines(`
    SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid)
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`);
  const rules = [
    ...(await lines(`SELECT conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conrelid <> 0`)),
    ...(await lines(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`)),
  ];
  return { columns, rules };
}

describe('migrating an empty database', () => {
  it('creates exactly the tables of the slices', async () => {
    const declared = await declaredSnapshot();
    const fromTables = await inDatabase(async (_, client) => {
      for (const name of ['cube', 'pg_trgm', 'unaccent', 'btree_gin']) {
        await client.query(`CREATE EXTENSION ${name}`);
      }
      const nothing = generateDrizzleJson({}) as Snapshot;
      for (const statement of await generateMigration(nothing, declared)) await client.query(statement);
      return describeTables(client);
    });
    const fromMigrations = await inDatabase(async (database, client) => {
      await migrateDatabase(database.url);
      return describeTables(client);
    });
    expect(fromTables.columns.length).toBeGreaterThan(100);
    expect(fromMigrations.columns).toEqual(fromTables.columns);
    // A migration may add what Drizzle can't declare, but must contain everything declared.
    expect(fromMigrations.rules).toEqual(expect.arrayContaining(fromTables.rules));
    // Its target is in a later slice than the table.
    expect(fromMigrations.rules.join('\n')).toContain(
      'FOREIGN KEY (catalogue_product_id) REFERENCES catalogue_products(id)',
    );
  });

  it('leaves nothing for drizzle-kit to generate', async () => {
    expect(await generateMigration(lastMigratedSnapshot(), await declaredSnapshot())).toEqual([]);
  });

  it('works from several processes at once [RUN-15]', async () => {
    await inDatabase(async (database, client) => {
      await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
      const { rows } = await client.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
      const files = globSync('migrations/*.sql', { cwd: source });
      expect(rows).toEqual([{ count: files.length }]);
    });
  });
});
