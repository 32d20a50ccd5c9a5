// What a restore refuses, and that nothing is touched then.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOwnCommand } from '../cli-commands.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { readMigrations } from '../platform/migration-files.ts';
import { makePicture, uploadPicture } from '../testing/pictures.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../testing/template-database.ts';
import { createTestApp, memoryFiles, type TestApp } from '../testing/test-app.ts';
import { makeVillage } from '../testing/village.ts';
import { headName } from './format.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup } from './read-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackupFile } from './write-file.ts';

let t: TestApp;
let folder: string;
let good: string;
let bytes: Buffer;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  t = await createTestApp();
  const village = await makeVillage(t);
  await uploadPicture(village.retailer, { file: await makePicture() });
  // Contents that can't be compressed make a file of several blocks.
  for (const name of t.files.names()) await t.files.put(name, randomBytes(60_000), 'image/webp');
  folder = mkdtempSync(join(tmpdir(), 'haat-refused-'));
  good = join(folder, 'good.tar.zst');
  await backUp(t.config.databaseUrl ?? '', good);
  bytes = readFileSync(good);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
  for (const database of databases) await database.drop();
});

const backUp = (url: string, file: string) =>
  makeBackup({ url, files: t.files, clock: t.clock, file, isScheduled: false });

async function keep(database: Promise<TestDatabase>): Promise<TestDatabase> {
  databases.push(await database);
  return database;
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const emptyStore = () => memoryFiles(() => t.clock.now());
const restore = async (file: string, url: string, files = emptyStore()) =>
  restoreBackup(file, await checkBackup(file), { url, files, place: 'of this test' });

/** By the terminal, for a data folder that doesn't exist yet. */
async function refuses(file: string, sentence: RegExp): Promise<void> {
  const dataDir = join(folder, 'data');
  const run = readOwnCommand(['restore', file])?.(readConfig({ DATA_DIR: dataDir, HAAT_DEMO: 'off' }));
  await expect(run, file).rejects.toThrow(sentence);
  expect(existsSync(dataDir)).toBe(false);
}

const written = (name: string, contents: Uint8Array | string): string => {
  const file = join(folder, name);
  writeFileSync(file, contents);
  return file;
};

it('refuses a cut file, wherever it was cut [BACKUP-4]', async () => {
  for (const part of [0.1, 0.5, 0.9, 0.999]) {
    await refuses(written('cut', bytes.subarray(0, Math.floor(bytes.length * part))), /was cut/);
  }
  await refuses(written('cut', bytes.subarray(0, bytes.length - 1)), /was cut/);
});

it('refuses a changed file, wherever it was changed [BACKUP-4]', async () => {
  for (let at = 6; at < bytes.length; at += Math.floor(bytes.length / 25)) {
    const changed = Buffer.from(bytes);
    changed[at] = Number(changed[at]) ^ 4;
    await refuses(written('changed', changed), /was changed|was cut/);
  }
  await refuses(written('changed', Buffer.concat([bytes, Buffer.from('more')])), /was changed/);
  await refuses(written('changed', Buffer.concat([bytes, bytes])), /was changed/);
});

it('refuses files whose rows or pictures were changed and compressed again [BACKUP-4]', async () => {
  const entries = await entriesOf(good);
  const picture = entries.findIndex(({ name }) => name.startsWith('pictures/'));
  const rows = entries.findIndex(({ name }) => name.startsWith('tables/public.users'));
  const without = (index: number) => entries.filter((_, at) => at !== index);
  const changed = (index: number) =>
    entries.map((entry, at) =>
      at === index ? { ...entry, bytes: new Uint8Array(entry.bytes.length) } : entry,
    );
  const stranger = { name: 'tables/public.strangers/000001.copy', bytes: Buffer.from('1\n') };
  const variants = [without(picture), without(rows), changed(picture), changed(rows), [...entries, stranger]];
  variants.push([...entries.slice(0, 1), stranger, ...entries.slice(1)]);
  for (const [at, variant] of variants.entries()) {
    const file = join(folder, `again-${at}`);
    await write(file, variant);
    await refuses(file, /was changed/);
  }
  await write(join(folder, 'no-manifest'), entries.slice(0, -1));
  await refuses(join(folder, 'no-manifest'), /was cut/);
});

interface Piece {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function entriesOf(file: string): Promise<Piece[]> {
  const { readEntries } = await import('./read-file.ts');
  return Array.fromAsync(readEntries(file));
}

const write = (file: string, entries: readonly Piece[]) =>
  writeBackupFile(file, new AbortController().signal, async (add) => {
    for (const entry of entries) await add(entry);
  });

it('refuses a file of another program, and one that is not there [BACKUP-4]', async () => {
  await refuses(written('notes.txt', 'Rice, oil, soap'), /is not a backup of Haat\.$/);
  await refuses(written('orders.gz', gzipSync('{"id":1}')), /is not a backup of Haat\.$/);
  await write(join(folder, 'other.tar.zst'), [{ name: 'letter.txt', bytes: Buffer.from('Dear') }]);
  await refuses(join(folder, 'other.tar.zst'), /is not a backup of Haat\.$/);
  await refuses(join(folder, 'nowhere'), /^There is no file .*nowhere\.$/);
  await refuses(folder, /can't be read \(EISDIR\)/);
});

it('refuses a file of a newer Haat, by its format and by its migrations [BACKUP-4]', async () => {
  const [head, ...others] = await entriesOf(good);
  const known = JSON.parse(Buffer.from(head?.bytes ?? []).toString());
  const newer = [{ format: 2 }, { migrations: [...known.migrations, '9999999999999'] }];
  for (const [at, change] of newer.entries()) {
    const file = join(folder, `newer-${at}`);
    const bytes = Buffer.from(JSON.stringify({ ...known, ...change, haat: '9.0.0' }));
    await write(file, [{ name: headName, bytes }, ...others]);
    await refuses(file, /was made by a newer Haat \(9\.0\.0\)\. Install that version, then restore\.$/);
  }
});

it('refuses a database that holds something, and leaves it as it is [BACKUP-4]', async () => {
  const used = await keep(createTestDatabase());
  await ask(used.url, "INSERT INTO product_types (name) VALUES ('Rice')");
  await expect(restore(good, used.url)).rejects.toThrow("isn't empty (public.product_types)");
  expect(await ask(used.url, 'SELECT count(*)::int FROM product_types')).toBe(1);
  const foreign = await keep(createBareDatabase());
  await ask(foreign.url, 'CREATE TABLE notes (text text)');
  await expect(restore(good, foreign.url)).rejects.toThrow("isn't empty (public.notes)");
  expect(await ask(foreign.url, "SELECT to_regclass('users')")).toBeNull();
});

it('refuses a store that holds pictures, and a database that a Haat uses [BACKUP-4]', async () => {
  const empty = await keep(createTestDatabase());
  const files = emptyStore();
  await files.put('some.webp', new Uint8Array(), 'image/webp');
  await expect(restore(good, empty.url, files)).rejects.toThrow("store for pictures isn't empty (some.webp)");
  const other = new Client({ connectionString: empty.url, application_name: 'haat' });
  await other.connect();
  try {
    await expect(restore(good, empty.url)).rejects.toThrow('A Haat uses the database');
  } finally {
    await other.end();
  }
  expect(await ask(empty.url, 'SELECT count(*)::int FROM users')).toBe(0);
});

it('leaves database and store empty when it fails halfway, and then works [BACKUP-5]', async () => {
  const empty = await keep(createBareDatabase());
  const files = emptyStore();
  files.room = 2;
  await expect(restore(good, empty.url, files)).rejects.toThrow('ENOSPC');
  expect(files.names()).toEqual([]);
  expect(await ask(empty.url, 'SELECT count(*)::int FROM users')).toBe(0);
  expect(await ask(empty.url, "SELECT count(*)::int FROM pg_trigger WHERE tgenabled = 'D'")).toBe(0);
  files.room = 1_000;
  await restore(good, empty.url, files);
  expect(await ask(empty.url, 'SELECT count(*)::int FROM users')).toBeGreaterThan(0);
});

it('restores a backup of an older version, and migrates it afterwards [BACKUP-6]', async () => {
  const old = await keep(createBareDatabase());
  const all = readMigrations();
  await migrateDatabase(old.url, all.slice(0, 50));
  await ask(old.url, "INSERT INTO product_types (name) VALUES ('Rice')");
  const file = join(folder, 'old.tar.zst');
  await backUp(old.url, file);
  // One is bare, and the other one is newer than the backup.
  for (const target of [await keep(createBareDatabase()), await keep(createTestDatabase())]) {
    await restore(file, target.url);
    expect(await ask(target.url, 'SELECT name FROM product_types')).toBe('Rice');
    expect(await ask(target.url, 'SELECT count(*)::int FROM drizzle.__drizzle_migrations')).toBe(all.length);
  }
});

it('overwrites no file, and leaves nothing of a backup that fails [BACKUP-1]', async () => {
  const url = t.config.databaseUrl ?? '';
  await expect(backUp(url, good)).rejects.toThrow('already exists. Choose another file.');
  expect(readFileSync(good)).toEqual(bytes);
  await expect(backUp(url, join(folder, 'no/such.tar.zst'))).rejects.toThrow("can't be written (ENOENT)");
  const signal = AbortSignal.abort();
  const stopped = makeBackup({
    url,
    files: t.files,
    clock: t.clock,
    file: join(folder, 'x'),
    isScheduled: true,
    signal,
  });
  await expect(stopped).rejects.toThrow('abort');
  expect([existsSync(join(folder, 'x')), existsSync(join(folder, 'x.partial'))]).toEqual([false, false]);
});
