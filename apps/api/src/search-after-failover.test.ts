// Searches and nearby shops, after a failover to a server without the last commits.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { makeAddress } from './testing/addresses.ts';
import { makeCity } from './testing/cities.ts';
import { onDatabase } from './testing/citus-nodes.ts';
import type { Client } from './testing/client.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { makeProduct } from './testing/products.ts';
import { type MadeShop, makeProductType, makeShopType, makeVerifiedShop } from './testing/shops.ts';
import { urlOfDatabase } from './testing/template-database.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
let made: MadeShop;
let customer: Client;
let operator: Client;
let addressId: number;
let productId: number;
let shopTypeId: number;

/** The changed tables. */
const tables = ['products', 'shops', 'shop_types', 'synonyms'];

beforeAll(async () => {
  t = await createTestApp();
  const cityId = await makeCity(t);
  shopTypeId = await makeShopType(t, 'Provisions');
  made = await makeVerifiedShop(t, { cityId, name: 'Old shop', typeId: shopTypeId });
  const type = await makeProductType(t);
  productId = (await makeProduct(t, made.retailer, { name: 'Jaggery', type })).id;
  customer = await t.signIn();
  addressId = (await makeAddress(customer, cityId)).id;
  operator = await makeOperatorClient(t);
  await operator.post('/operator/synonyms/', { names: ['jaggery', 'sharkara'] });
});
afterAll(() => t.close());

const find = async (words: string): Promise<number> =>
  (await customer.get(`/shops/product-search/?address_id=${addressId}&search=${words}`)).body.count;

async function seen() {
  const { body } = await customer.get(`/shops/nearby/?address_id=${addressId}`);
  return {
    nearby: body.results.map(({ name }: { name: string }) => name),
    old: [await find('jaggery'), await find('provisions'), await find('sharkara')],
    lost: [await find('molasses'), await find('pharmacy'), await find('bellam')],
  };
}

const before = { nearby: ['Old shop'], old: [1, 1, 1], lost: [0, 0, 0] };

/** Statements on broken connections fail first. */
async function moveTo(url: string): Promise<void> {
  t.database.moveTo(url);
  await vi.waitFor(async () => expect((await customer.get('/users/notifications/')).status).toBe(200), {
    timeout: 20_000,
  });
}

async function rename(path: string, name: string): Promise<void> {
  const { version } = (await operator.get(path)).body;
  expect((await operator.patch(path, { version, name })).status).toBe(200);
}

/** Changes that the failover loses. */
async function change(): Promise<void> {
  const { pool } = t.database;
  for (const table of tables) {
    await pool.query(`drop table if exists kept_${table}; create table kept_${table} as table ${table}`);
  }
  await made.retailer.patch(`/shops/products-retailer/${productId}/`, { name: 'Molasses' });
  await rename(`/operator/shops/${made.shop.id}/`, 'New shop');
  await rename(`/operator/shop-types/${shopTypeId}/`, 'Pharmacy');
  const [group] = (await operator.get('/operator/synonyms/')).body.results;
  await operator.patch(`/operator/synonyms/${group.id}/`, {
    version: group.version,
    names: ['molasses', 'bellam'],
  });
}

const after = { nearby: ['New shop'], old: [0, 0, 0], lost: [1, 1, 1] };

const loseChanges = [
  'update products p set name = k.name, search_text = k.search_text from kept_products k where k.id = p.id',
  'update shops s set name = k.name from kept_shops k where k.id = s.id',
  'update shop_types t set name = k.name from kept_shop_types k where k.id = t.id',
  'update synonyms s set names = k.names, folded = k.folded from kept_synonyms k where k.id = s.id',
];

// The copies that bring back lost rows aren't distributed, so Citus can't join them.
describe.runIf(inject('workerUrls').length === 0)('after a failover that lost commits', () => {
  beforeEach(async () => {
    expect(await seen()).toEqual(before);
    await change();
    expect(await seen()).toEqual(after);
  });

  it("searches, nearby shops, names and synonyms come from the new primary's rows [SCALE-11]", async () => {
    for (const statement of loseChanges) await t.database.pool.query(statement);
    expect(await seen()).toEqual(before);
  });

  it('nothing from the previous server is used [SCALE-11]', async () => {
    const url = String(t.config.databaseUrl);
    const name = /\/(\w+)(?=\?|$)/.exec(url)?.[1] ?? '';
    const admin = inject('adminDatabaseUrl');
    const copy = `${name}_copy`;
    await onDatabase(admin, async (client) => {
      const inUse = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
      await client.query(inUse, [name]);
      await client.query(`create database ${copy} template ${name}`);
    });
    await onDatabase(urlOfDatabase(admin, copy), async (client) => {
      for (const statement of loseChanges) await client.query(statement);
    });
    await moveTo(urlOfDatabase(url, copy));
    expect(await seen()).toEqual(before);
    await moveTo(url);
    expect(await seen()).toEqual(after);
    await onDatabase(admin, (client) => client.query(`drop database ${copy} with (force)`));
  });
});
