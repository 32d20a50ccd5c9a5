// The drill: back up while orders come in, restore into an empty database, and find the same there.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../platform/files.ts';
import { makeClient } from '../testing/client.ts';
import { orderIn, placeOrder } from '../testing/orders.ts';
import { makePicture, uploadPicture } from '../testing/pictures.ts';
import { makeFile, makeWebm } from '../testing/sounds.ts';
import { createBareDatabase, type TestDatabase } from '../testing/template-database.ts';
import { createTestApp, memoryFiles, type TestApp } from '../testing/test-app.ts';
import { makeCustomer, makeVillage, type Village } from '../testing/village.ts';
import { quotedTable, tablesQuery } from './copy-tables.ts';
import { type Made, makeBackup } from './make-backup.ts';
import { checkBackup } from './read-file.ts';
import { restoreBackup } from './restore-backup.ts';

let t: TestApp;
let village: Village;
let folder: string;
let url: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  for (const status of ['INITIATED', 'COMPLETED', 'CANCELLED'] as const) await orderIn(village, status);
  for (let at = 0; at < 3; at += 1)
    await uploadPicture(village.retailer, { file: await makePicture(40 + at) });
  await makeFile(village.customer, makeWebm());
  url = t.config.databaseUrl ?? '';
  folder = mkdtempSync(join(tmpdir(), 'haat-backup-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
  for (const database of databases) await database.drop();
});

const inFolder = (name: string): string => join(folder, name);
const bare = async (): Promise<TestDatabase> => keep(await createBareDatabase());
const keep = (database: TestDatabase): TestDatabase => {
  databases.push(database);
  return database;
};

async function onClient<T>(to: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: to });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Each row of each table as text, in its order. */
async function allRows(client: ClientBase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  const { rows: tables } = await client.query<{ name: string }>(tablesQuery);
  for (const table of tables) {
    const { rows } = await client.query(`SELECT r::text AS row FROM ${quotedTable(table)} r ORDER BY 1`);
    all[table.name] = rows.map(({ row }) => row);
  }
  return all;
}

const sequences = async (client: ClientBase): Promise<unknown> =>
  (
    await client.query(
      "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname IN ('public', 'pgboss') ORDER BY 1",
    )
  ).rows;

/** Constraints, indexes and triggers, with their states. */
const schema = async (client: ClientBase): Promise<unknown> =>
  (
    await client.query(`
      SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) || convalidated AS definition FROM pg_constraint
      UNION ALL SELECT tgrelid::regclass::text, CASE WHEN tgisinternal THEN '' ELSE tgname END, tgenabled::text || tgfoid::regproc FROM pg_trigger
      UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')
      ORDER BY 1, 2, 3`)
  ).rows;

async function contentsOf(files: Files): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for await (const { name } of files.list())
    all[name] = Buffer.from((await files.get(name)) ?? []).toString('base64');
  return Object.fromEntries(Object.entries(all).sort());
}

const backUp = async (name: string, more: object = {}): Promise<Made> => {
  const parts = { url, files: t.files, clock: t.clock, file: inFolder(name), isScheduled: false };
  const made = await makeBackup({ ...parts, ...more });
  if (made === undefined) throw new Error('a sweep was running');
  return made;
};

const restore = async (name: string, to: TestDatabase, files: Files = memoryFiles(() => t.clock.now())) => {
  const file = inFolder(name);
  await restoreBackup(file, await checkBackup(file), { url: to.url, files, place: 'of this test' });
  return files;
};

describe('a backup while orders come in', () => {
  let made: Made;
  let before: Record<string, string[]>;
  let pictures: Record<string, string>;

  /** Orders go on, and a sweep tries to delete pictures that the snapshot has. */
  async function makeWhileOrdersComeIn(): Promise<void> {
    let isOver = false;
    const busy = await makeCustomer(t, village.cityId);
    const orders = (async () => {
      while (!isOver) await placeOrder(village, { customer: busy });
    })();
    const onSnapshot = async (client: ClientBase): Promise<void> => {
      const { rows } = await client.query('SELECT pg_export_snapshot() AS name');
      await onClient(url, async (other) => {
        await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
        await other.query(`SET TRANSACTION SNAPSHOT '${rows[0].name}'`);
        before = await allRows(other);
      });
      await placeOrder(village);
      await uploadPicture(village.retailer, { file: await makePicture(99) });
    };
    try {
      made = await backUp('while.tar.zst', { onSnapshot });
    } finally {
      isOver = true;
      await orders;
    }
  }

  beforeAll(async () => {
    pictures = await contentsOf(t.files);
    await makeWhileOrdersComeIn();
  });

  it('restores each row, sum, sequence, picture and sound of one moment, and sessions go on [BACKUP-1, BACKUP-3, HOUSE-8]', async () => {
    const empty = await bare();
    const files = await restore('while.tar.zst', empty);
    const [rows, numbers, shape] = await onClient(empty.url, async (client) => [
      await allRows(client),
      await sequences(client),
      await schema(client),
    ]);
    expect(rows).toEqual(before);
    expect(rows['public.orders']?.length).toBeGreaterThanOrEqual(3);
    const now = await onClient(url, allRows);
    expect(now['public.orders']?.length).toBeGreaterThan(rows['public.orders']?.length ?? 0);
    expect(await contentsOf(files)).toEqual(pictures);
    expect(Object.keys(pictures)).toHaveLength(13);
    expect(numbers).toHaveLength(((await onClient(url, sequences)) as unknown[]).length);
    expect(shape).toEqual(await onClient(url, schema));

    const again = await createTestApp({}, { database: empty, files: [] });
    try {
      const there = (one: { token: string | undefined; number: string }) =>
        makeClient(again.app, one.token, one.number);
      const person = there(village.customer);
      const retailer = { ...village.retailer, ...there(village.retailer) };
      const orders = (await person.get('/customers/orders/')).body.results;
      expect(orders.map(({ amount }: { amount: number }) => amount)).toEqual([177.5]);
      const order = await placeOrder({
        ...village,
        testApp: again,
        retailer,
        customer: { ...village.customer, ...person },
      });
      const ids = rows['public.orders']?.map((row) => Number(/\((\d+)/.exec(row)?.[1])) ?? [];
      expect(order.id).toBeGreaterThan(Math.max(...ids));
    } finally {
      await again.close();
    }
  });

  it('has a manifest with versions, counts and checksums, and only its owner may read it [BACKUP-1]', async () => {
    const { manifest } = made;
    const file = inFolder('while.tar.zst');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(file).size).toBe(made.bytes);
    expect(await checkBackup(file)).toEqual(manifest);
    expect(manifest).toMatchObject({ format: 1, haat: '0.1.0', pictures: { files: 13, missing: [] } });
    const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    );
  });
});
