import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute } from './platform/distribute.ts';
import { tableClasses } from './table-classes.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const isSharing = /\.for\('(key )?share'|\bfor (key )?share\b/;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const textsOf = async (query: string): Promise<string[]> =>
  (await t.database.pool.query({ text: query, rowMode: 'array' })).rows.flat();

const hasCitus = async (): Promise<boolean> =>
  (await textsOf("select extname from pg_extension where extname = 'citus'")).length > 0;

describe('a distributed PostgreSQL', () => {
  it('has a class for each table, and no table has two [SCALE-5]', async () => {
    const tables = await textsOf("select tablename::text from pg_tables where schemaname = 'public'");
    const classified = Object.values(tableClasses).flat();
    const own = tables.filter((table) => !table.startsWith('citus_'));
    expect([...classified].sort()).toEqual(own.sort());
  });

  it('has a city in each distributed row, first in its primary key [SCALE-5]', async () => {
    const keys = await textsOf(
      `select conrelid::regclass::text from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
       where contype = 'p' and a.attname = 'city_id'`,
    );
    expect(keys).toEqual(expect.arrayContaining([...tableClasses.distributed]));
  });

  it('has no FOR SHARE on tables that are on all nodes, because two such locks make a deadlock', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const sharing = sources.filter((file) => isSharing.test(readFileSync(join(folder, file), 'utf8')));
    // Sessions are on the coordinator only.
    expect(sharing).toEqual([join('slices', 'accounts', 'session.queries.ts')]);
  });

  it('is refused without Citus, and is made once [SCALE-6]', async () => {
    const client = await t.database.pool.connect();
    try {
      const canDistribute = await hasCitus();
      const making = distribute(client, tableClasses);
      if (canDistribute) expect(await making).toEqual([]);
      else await expect(making).rejects.toThrow('This database has no Citus.');
    } finally {
      client.release();
    }
  });
});
