// A stand-in for a pooler: it only gives each connection its own process id. `npm run test:pooler` uses PgBouncer.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/template-database.ts';
import { systemClock } from './clock.ts';
import { type Database, openDatabase } from './database.ts';
import { Events } from './events.ts';

const shelf = pgTable('shelf', { id: integer('id') });
const backendKeyData = Buffer.from([0x4b, 0, 0, 0, 12]);

let test: TestDatabase;
let pooler: Server;
let pooled: Database;
let direct: Database;

beforeEach(async () => {
  test = await createTestDatabase();
  pooler = createServer((client) => passOn(client, test.url));
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const address = pooler.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { username, pathname } = new URL(test.url);
  const open = (url: string) => openDatabase({ url, clock: systemClock, events: new Events() });
  pooled = open(`postgres://${username}@127.0.0.1:${port}${pathname}`);
  direct = open(test.url);
  await direct.pool.query('create table shelf (id int)');
});

afterEach(async () => {
  await Promise.all([pooled.close(), direct.close()]);
  pooler.close();
  await test.drop();
});

/** Passes all bytes on, with another process id. */
function passOn(client: Socket, url: string): void {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const server = folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(Number(port), hostname);
  let isStarting = true;
  server.on('data', (bytes) => {
    const at = isStarting ? bytes.indexOf(backendKeyData) : -1;
    if (at >= 0) bytes.writeInt32BE(1, at + backendKeyData.length);
    isStarting &&= at < 0;
    client.write(bytes);
  });
  client.on('data', (bytes) => server.write(bytes));
  client.on('error', () => server.destroy()).on('close', () => server.destroy());
  server.on('error', () => client.destroy()).on('close', () => client.destroy());
}

/** Reads through a named statement and answers the names that the connections then know. */
async function namesAfterReading(database: Database): Promise<unknown[]> {
  await database.inTx(async (tx) => {
    await tx.select().from(shelf).prepare('read_shelf').execute();
  });
  return database.inTx(async (tx) => {
    const { rows } = await tx.execute(sql`select name from pg_prepared_statements`);
    return rows;
  });
}

it('sends no named statements through a pooler [RUN-22]', async () => {
  expect(await namesAfterReading(direct)).toEqual([{ name: 'read_shelf' }]);
  expect(await namesAfterReading(pooled)).toEqual([]);
});

it('makes no connection of a pooler read-only, because others use it too [RUN-22]', async () => {
  const readOnly = sql<string>`current_setting('default_transaction_read_only')`.as('read_only');
  const read = (database: Database) => database.db.select({ readOnly }).from(sql`(select 1) one`);
  expect(await read(direct)).toEqual([{ readOnly: 'on' }]);
  expect(await read(pooled)).toEqual([{ readOnly: 'off' }]);
});
