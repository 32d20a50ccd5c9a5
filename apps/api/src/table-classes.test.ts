import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute } from './platform/distribute.ts';
import { tableClasses } from './table-classes.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const isSharing = /\.for\('(key )?share'|\bfor (key )?share\b/;

/** Of rows by city, and of rows on the coordinator. */
const onOneNode = [
  'platform/delete-some.ts',
  'platform/http/idempotency.ts',
  'slices/accounts/sessions/session.queries.ts',
  'slices/blog/article.queries.ts',
  'slices/blog/banner.queries.ts',
  'slices/blog/category.queries.ts',
  'slices/cash/cash.queries.ts',
  'slices/complaints/complaint.queries.ts',
  'slices/credit/credit-account.queries.ts',
  'slices/lists/list.queries.ts',
  'slices/notifications/announcement.queries.ts',
  'slices/orders/order.queries.ts',
  'slices/orders/telephone/phone-order.queries.ts',
  'slices/reminders/clock.queries.ts',
  'slices/standing/standing.queries.ts',
  'slices/products/first-quantity.queries.ts',
  'slices/products/product.queries.ts',
  'slices/search/search.queries.ts',
  'slices/products/type-text.queries.ts',
  'slices/support/contacts.queries.ts',
  'slices/support/request.queries.ts',
];

const folder = fileURLToPath(new URL('.', import.meta.url));

function sourcesThat(pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return sources.filter((file) => pattern.test(readFileSync(join(folder, file), 'utf8'))).sort();
}

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
    // Sessions are on the coordinator only.
    expect(sourcesThat(isSharing)).toEqual(['slices/accounts/sessions/session.queries.ts']);
  });

  it('has few locks of rows on tables that are on all nodes, because Citus locks the whole table [SCALE-73]', () => {
    const isLocking = /\.for\('(no key )?update'|\bfor (no key )?update\b/;
    expect(sourcesThat(isLocking).filter((file) => !onOneNode.includes(file))).toEqual([
      // Deleting an account, a shop's state, and lists of several cities: rare, and by few people.
      'slices/accounts/user.queries.ts',
      'slices/shops/shop.queries.ts',
    ]);
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
