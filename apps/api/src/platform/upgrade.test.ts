// Migrations on a database in use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareDatabase, type TestDatabase } from '../testing/template-database.ts';
import { migrateDatabase } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

const villageOfFirstRelease = readFileSync(join(import.meta.dirname, '../testing/first-release.sql'), 'utf8');
const firstRelease = readMigrations().slice(0, 2);

let database: TestDatabase;
let client: Client;
const others: Client[] = [];

beforeEach(async () => {
  database = await createBareDatabase();
  client = await connect();
});
afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.end()));
  await database.drop();
});

async function connect(): Promise<Client> {
  const other = new Client({ connectionString: database.url });
  await other.connect();
  others.push(other);
  return other;
}

const rowsOf = async (query: string): Promise<unknown[]> => (await client.query(query)).rows;

const made = (tag: string, ...statements: string[]): Migration => ({
  tag,
  when: 1 + Number(tag.slice(0, 4)),
  hash: tag,
  statements,
  isConcurrent: statements.some((statement) => statement.includes('CONCURRENTLY')),
});

describe('a database of the first release', () => {
  beforeEach(async () => {
    await migrateDatabase(database.url, firstRelease);
    await client.query(villageOfFirstRelease);
  });

  it('has rows in each of its tables', async () => {
    const tables = `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
    for (const { relname } of (await rowsOf(tables)) as { relname: string }[]) {
      expect((await client.query(`SELECT FROM "${relname}" LIMIT 1`)).rowCount, relname).toBe(1);
    }
  });

  it('is upgraded with its rows [RUN-15]', async () => {
    await migrateDatabase(database.url);
    expect(await rowsOf('SELECT action, actor_role FROM order_events ORDER BY id')).toEqual([
      { action: 'checkout', actor_role: 'customer' },
      { action: 'accept', actor_role: 'retailer' },
      { action: 'assign', actor_role: 'deliverer' },
      { action: 'release', actor_role: 'operator' },
      { action: 'cancel', actor_role: 'operator' },
    ]);
    const searchText = ' matta rice \n red \v rice flour \f red rice from palakkad 5 kg ';
    expect(await rowsOf('SELECT search_text FROM products WHERE id = 1')).toEqual([
      { search_text: searchText },
    ]);
    const kept = 'SELECT count(*)::int FROM catalogue_products WHERE search_text LIKE $1';
    expect((await client.query(kept, ['%rice%'])).rows).toEqual([{ count: 2 }]);
    expect(await rowsOf("SELECT word FROM city_words WHERE word IN ('puttu', 'roasted')")).toEqual([
      { word: 'puttu' },
    ]);
    await expect(client.query('DELETE FROM order_events')).rejects.toThrow('append-only');
    expect(await rowsOf('SELECT published_at = created_at AS published FROM articles')).toEqual([
      { published: true },
    ]);
  });

  it('keeps the sums of its orders, whose goods have no weights [RUN-15, LOOSE-1]', async () => {
    const sums = 'SELECT id, price_paise, delivery_cost_paise FROM orders ORDER BY id';
    const before = await rowsOf(sums);
    await migrateDatabase(database.url);
    expect(await rowsOf(sums)).toEqual(before);
    const goods =
      'SELECT DISTINCT is_loose, net_quantity, weighed, weighed_paise, kept_paise FROM order_items';
    expect(await rowsOf(goods)).toEqual([
      { is_loose: false, net_quantity: null, weighed: null, weighed_paise: null, kept_paise: null },
    ]);
  });

  it("keeps Drizzle's journal", async () => {
    await migrateDatabase(database.url);
    const journal = await rowsOf(
      'SELECT hash, created_at::float8 AS when FROM drizzle.__drizzle_migrations ORDER BY id',
    );
    expect(journal).toEqual(readMigrations().map(({ hash, when }) => ({ hash, when })));
  });
});

describe('while a migration waits for a lock', () => {
  it('a server of an older version goes on reading and writing the same table', async () => {
    await client.query('CREATE TABLE shelf (id int PRIMARY KEY, quantity int)');
    await client.query('INSERT INTO shelf VALUES (1, 0)');
    const reader = await connect();
    await reader.query('BEGIN');
    await reader.query('SELECT * FROM shelf');
    const migrating = migrateDatabase(database.url, [
      made('0000', 'ALTER TABLE shelf ADD COLUMN label text'),
    ]);
    const older = await connect();
    // Without its lock time-out, the migration would block these until the reader ends, which is after them.
    for (let tries = 0; tries < 3; tries += 1) {
      await untilMigrationWaits();
      await older.query('UPDATE shelf SET quantity = quantity + 1');
      expect((await older.query('SELECT quantity FROM shelf')).rows).toEqual([{ quantity: tries + 1 }]);
    }
    await reader.query('COMMIT');
    await migrating;
    expect(await rowsOf('SELECT * FROM shelf')).toEqual([{ id: 1, quantity: 3, label: null }]);
  });

  async function untilMigrationWaits(): Promise<void> {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'haat migrations' AND wait_event_type = 'Lock'`;
    while ((await client.query(waiting)).rowCount === 0) await new Promise(setImmediate);
  }

  it('writes go on while an index is built', async () => {
    await client.query('CREATE TABLE shelf (id int PRIMARY KEY)');
    const writer = await connect();
    await writer.query('BEGIN');
    await writer.query('INSERT INTO shelf VALUES (1)');
    const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "shelf_id" ON shelf (id)';
    const migrating = migrateDatabase(database.url, [made('0000', index)]);
    await untilMigrationWaits();
    await client.query('INSERT INTO shelf VALUES (2)');
    await writer.query('COMMIT');
    await migrating;
    expect(await rowsOf("SELECT indisvalid FROM pg_index WHERE indexrelid = 'shelf_id'::regclass")).toEqual([
      { indisvalid: true },
    ]);
  });
});

describe('a migration that fails', () => {
  it('leaves nothing behind, keeps earlier ones, and runs at the next start [RUN-15]', async () => {
    const first = made('0000', 'CREATE TABLE shelf (id int)');
    const broken = made('0001', 'CREATE TABLE second (id int)', 'ALTER TABLE third ADD COLUMN id int');
    await expect(migrateDatabase(database.url, [first, broken])).rejects.toThrow('"third" does not exist');
    expect(
      await rowsOf("SELECT to_regclass('shelf') IS NULL AS a, to_regclass('second') IS NULL AS b"),
    ).toEqual([{ a: false, b: true }]);
    await migrateDatabase(database.url, [first, made('0001', 'CREATE TABLE second (id int)')]);
    expect(await rowsOf('SELECT count(*)::int FROM drizzle.__drizzle_migrations')).toEqual([{ count: 2 }]);
  });

  it('while building an index builds it again', async () => {
    await client.query('CREATE TABLE shelf (id int); INSERT INTO shelf VALUES (1), (1)');
    const unique = made('0000', 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "shelf_once" ON shelf (id)');
    await expect(migrateDatabase(database.url, [unique])).rejects.toThrow('could not create unique index');
    await client.query('DELETE FROM shelf');
    await migrateDatabase(database.url, [unique]);
    expect(await rowsOf("SELECT indisvalid FROM pg_index WHERE indexrelid = 'shelf_once'::regclass")).toEqual(
      [{ indisvalid: true }],
    );
  });
});
