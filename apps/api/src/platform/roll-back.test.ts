// An older version on a database that a newer one has migrated.
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareDatabase, type TestDatabase } from '../testing/template-database.ts';
import { migrateDatabase } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { release } from './release.ts';

const { version } = release();
const released = readMigrations();
const last = Number(released.at(-1)?.tag.slice(0, 4));

/** `after` 1 is the next migration after those released. */
const next = (after: number, statement: string, needs?: number): Migration => ({
  tag: `${String(last + after).padStart(4, '0')}_next`,
  when: Date.now() + after,
  hash: `${after}`,
  statements: [statement],
  isConcurrent: false,
  ...(needs !== undefined && { needs }),
});

let database: TestDatabase;
beforeEach(async () => {
  database = await createBareDatabase();
});
afterEach(() => database.drop());

const upgrade = (...more: Migration[]) => migrateDatabase(database.url, [...released, ...more]);

async function query(text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('an older version on a newer database [RELEASE-7]', () => {
  it('starts when the new migrations leave what it uses, and changes nothing', async () => {
    await upgrade(next(1, 'ALTER TABLE shops ADD COLUMN motto text'));
    await upgrade();
    expect(await query('SELECT motto FROM shops')).toEqual([]);
    const journal = 'SELECT count(*)::int FROM drizzle.__drizzle_migrations';
    expect(await query(journal)).toEqual([{ count: released.length + 1 }]);
  });

  it('starts when what was dropped is unused since a migration that it knows', async () => {
    await upgrade(next(1, 'ALTER TABLE shops DROP COLUMN suspension_reason', last));
    await upgrade();
  });

  it('refuses a database that only newer versions can work with, with what to do', async () => {
    const renamed = next(1, 'ALTER TABLE shops RENAME COLUMN name TO title', last + 1);
    await upgrade(renamed, next(2, 'ALTER TABLE shops ADD COLUMN motto text'));
    await expect(upgrade()).rejects.toThrow(
      `Haat ${version} has upgraded this database, and Haat ${version} can't work with it any more. ` +
        `Start Haat ${version} or newer, or restore the backup from before the upgrade.`,
    );
    await upgrade(renamed);
  });

  it('refuses when it knows less than the version since which nothing uses a dropped column', async () => {
    const [unused, dropped] = [
      next(1, 'ALTER TABLE shops ADD COLUMN motto text'),
      next(2, 'ALTER TABLE shops DROP COLUMN suspension_reason', last + 1),
    ];
    await upgrade(unused, dropped);
    await upgrade(unused);
    await expect(upgrade()).rejects.toThrow("can't work with it any more");
  });
});

it('a migration file says which versions can work with its result [RELEASE-7]', () => {
  const needs = Object.fromEntries(released.map((one) => [one.tag.slice(0, 4), one.needs]));
  expect(needs).toMatchObject({ '0019': 19, '0024': 24, '0020': 10 });
  expect(needs['0018']).toBeUndefined();
});
