import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openServerData } from './open-data.ts';
import { connectionsNeeded } from './platform/connections.ts';
import { createTestDatabase, type TestDatabase } from './testing/template-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function open(processes: number): Promise<string> {
  await using stack = new AsyncDisposableStack();
  const config = readConfig({ DATABASE_URL: database.url, WEB_CONCURRENCY: String(processes) });
  const { signal } = new AbortController();
  return openServerData(config, { launchers: [], signal, onCrash: () => undefined }, stack);
}

it('opens the database for as many processes as it has connections for [RUN-20]', async () => {
  expect(await open(1)).toBe(database.url);
  expect(await open(2)).toBe(database.url);
});

it('refuses more processes, and says how many connections they need [RUN-20]', async () => {
  await expect(open(64)).rejects.toThrow(
    /^WEB_CONCURRENCY is 64, but PostgreSQL at DATABASE_URL allows \d+ connections: set WEB_CONCURRENCY to a smaller number, or max_connections to 650 or more\.$/,
  );
});

it('nine processes fit into what PostgreSQL allows by default [RUN-20]', () => {
  expect([1, 9, 10].map(connectionsNeeded)).toEqual([28, 100, 110]);
});
