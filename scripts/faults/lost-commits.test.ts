// The primary dies, and the standby that takes over lacks its last commits. Nothing in the server's memory may show them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@haat/embedded-postgres';
import { type Standby, startStandby } from '@haat/embedded-postgres/testing/standby';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../apps/api/src/testing/database-proxy.ts';
import { type Call, callAs, until } from '../postgres/primary-and-replica.ts';
import { startHaat } from '../processes/start-haat.ts';
import { customers, loadSmallMarket, staff } from './market.ts';

const stack = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'haat-failover-'));

let customer: Call;
let retailer: Call;
let standby: Standby;
let primaryProxy: DatabaseProxy;
let stream: DatabaseProxy;
let primaryUrl: string;
/** Of the name of a product. */
let noun: string;

const portOf = ({ url }: DatabaseProxy): number => Number(new URL(url).port);

beforeAll(async () => {
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'primary');
  const primary = await startEmbeddedPostgres({ dataDir, isDurable: false });
  stack.defer(() => primary.stop());
  primaryUrl = primary.superuserUrl;
  stream = await openDatabaseProxy(primaryUrl);
  stack.defer(() => stream.close());
  const from = { dataDir, superuserUrl: primaryUrl, streamHost: '127.0.0.1', streamPort: portOf(stream) };
  standby = await startStandby(from, join(folder, 'standby'));
  stack.defer(() => standby.stop());
  primaryProxy = await openDatabaseProxy(primaryUrl);
  stack.defer(() => primaryProxy.close());
  const standbyProxy = await openDatabaseProxy(standby.superuserUrl);
  stack.defer(() => standbyProxy.close());
  const hosts = `127.0.0.1:${portOf(primaryProxy)},127.0.0.1:${portOf(standbyProxy)}`;
  const haat = await startHaat({ DATABASE_URL: `postgres://haat@${hosts}/haat` });
  stack.defer(() => haat.stop());
  await loadSmallMarket(primaryUrl);
  customer = callAs(haat.url, customers[0]?.token);
  retailer = callAs(haat.url, staff.retailer);
  const { body } = await retailer('GET', '/shops/products-retailer/?limit=1');
  noun = body.results[0].name.split(/[ ,]/)[1];
});
afterAll(() => stack.disposeAsync());

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** What lists, searches and pages show, most of it from memory. */
async function seen() {
  const { body: addresses } = await customer('GET', '/customers/addresses/');
  const at = `address_id=${addresses.results[0].id}`;
  const idsOf = async (call: Call, path: string): Promise<number[]> =>
    (await call('GET', path)).body.results.map(({ id }: { id: number }) => id);
  return {
    nearby: (await customer('GET', `/shops/nearby/?${at}`)).body.results.map(
      ({ id, name }: { id: number; name: string }) => [id, name],
    ),
    found: await idsOf(customer, `/shops/product-search/?${at}&search=${noun}`),
    quince: await idsOf(customer, `/shops/product-search/?${at}&search=quince`),
    orders: await idsOf(customer, '/customers/orders/'),
    received: await idsOf(retailer, '/shops/orders/'),
    notified: await idsOf(retailer, '/users/notifications/'),
    goods: (await retailer('GET', '/shops/products-retailer/?limit=3')).body.results,
  };
}

async function buy(key: string) {
  const { body: addresses } = await customer('GET', '/customers/addresses/');
  const { body: slots } = await customer('GET', '/shops/get-slots/?limit=100');
  const { body: goods } = await retailer('GET', '/shops/products-retailer/?limit=1');
  const line = { product_id: goods.results[0].id, address_id: addresses.results[0].id, quantity: 1 };
  const added = await customer('POST', '/customers/cart/add/', line, `add ${key}`);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  return customer('POST', '/customers/checkout/', { slot: slots.results.at(-1).id }, key);
}

it('after a failover, nothing of the lost commits is shown, and people go on [SCALE-11]', async () => {
  const before = await seen();
  const [written] = await ask(primaryUrl, 'select pg_current_wal_lsn() as lsn');
  const isReplayed = `select pg_last_wal_replay_lsn() >= '${written?.lsn}' as done`;
  await until(async () => (await ask(standby.superuserUrl, isReplayed))[0]?.done === true);
  await stream.goAway();

  const [goods] = before.goods;
  const { body: record } = await retailer('GET', `/shops/products-retailer/${goods.id}/`);
  const renamed = await retailer('PATCH', `/shops/products-retailer/${record.id}/`, { name: 'Quince' });
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  const lost = await buy('lost');
  expect(lost.status).toBe(201);
  const meanwhile = await seen();
  expect([meanwhile.quince, meanwhile.orders.length]).toEqual([[goods.id], before.orders.length + 1]);

  const pidFile = join(folder, 'primary/postgres/data/postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  await primaryProxy.goAway();
  await ask(standby.superuserUrl, 'select pg_promote()');
  await until(async () => (await customer('GET', '/users/notifications/')).status === 200);

  expect(await seen()).toEqual(before);
  expect((await customer('GET', `/customers/orders/${lost.body.id}/`)).status).toBe(404);
  const again = await buy('lost');
  expect(again.status).toBe(201);
  const after = await seen();
  expect(after.orders).toEqual([again.body.id, ...before.orders]);
  expect(after.received).toContain(again.body.id);
});
