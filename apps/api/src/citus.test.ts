// What only `npm run test:citus` can prove: which worker runs a statement.

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tableClasses } from './table-classes.ts';
import { makeCity } from './testing/cities.ts';
import { orderIn } from './testing/orders.ts';
import { recordStatements, type SentStatement } from './testing/sent-statements.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { makeVillage, type Village } from './testing/village.ts';

const isDistributed = inject('workerUrls').length > 0;

/** Statements that ask all workers, and why they may. */
const mayAskAll: readonly { readonly says: RegExp; readonly because: string }[] = [
  {
    says: /from "product(s|_images)" .*"city_id" = any\(/,
    because: 'the products on one page of a search by address may be of several cities',
  },
  {
    says: /from "shop_product_types" .*"city_id" = any\(/,
    because: 'the shops near an address may be of several cities',
  },
  {
    says: /from "product_waits"/,
    because: 'a person may wait for products of several cities, and reads them only with all their own data',
  },
];

/** Reads or writes rows of a city. Reference tables are written on all nodes. */
const isTrade = (text: string): boolean =>
  tableClasses.distributed.some((table) => new RegExp(`\\b${table}\\b`).test(text));

const mayAskAllWorkers = ({ text }: { readonly text: string }): boolean =>
  mayAskAll.some(({ says }) => says.test(text));

let t: TestApp;
let villages: readonly [Village, Village];
let ports: readonly [number, number];

describe.runIf(isDistributed)('on Citus', () => {
  beforeAll(async () => {
    t = await createTestApp();
    const first = await makeVillage(t);
    const second = await makeVillageElsewhere(await portOf(first.cityId));
    villages = [first, second];
    ports = [await portOf(first.cityId), await portOf(second.cityId)];
  });
  afterAll(() => t.close());

  it('each of two cities lives on its own worker, and its purchases run only there [SCALE-7]', async () => {
    expect(ports[0]).not.toBe(ports[1]);
    for (const [index, village] of villages.entries()) {
      const plans = await plansDuring(async () => {
        const { order } = await orderIn(village, 'COMPLETED');
        expect(order.status).toBe('COMPLETED');
      });
      const routed = plans.filter((plan) => !mayAskAllWorkers(plan));
      const elsewhere = routed.filter((plan) => plan.ports.some((port) => port !== ports[index]));
      expect(elsewhere.map(({ text }) => text)).toEqual([]);
    }
  });

  it.each([
    ['a purchase', purchase],
    ["a person's lists", readLists],
    ['products of a shop', readProducts],
    ['a cancellation', (village: Village) => orderIn(village, 'CANCELLED')],
    ['a rejection', (village: Village) => orderIn(village, 'REJECTED')],
  ])('%s asks one worker per statement [SCALE-7]', async (_, work) => {
    expect(await unroutedOf(() => work(villages[1]))).toEqual([]);
  });

  it.each(mayAskAll)('asks all workers in $says', async ({ says }) => {
    const asked = await plansDuring(async () => {
      await purchase(villages[1]);
      await readProducts(villages[1]);
      await readLists(villages[1]);
    });
    expect(asked.some(({ text, tasks }) => tasks > 1 && says.test(text))).toBe(true);
  });

  it('finds a statement that asks all workers', async () => {
    const all = 'select id from orders where customer_id = 1';
    const found = await unroutedOf(() => t.database.pool.query(all));
    expect(found).toEqual([all]);
  });
});

async function makeVillageElsewhere(port: number): Promise<Village> {
  for (;;) {
    const village = await makeVillage(t);
    if ((await portOf(village.cityId)) !== port) return village;
    await makeCity(t);
  }
}

async function portOf(cityId: number): Promise<number> {
  const { rows } = await t.database.pool.query(
    `select nodeport from citus_shards where shardid = get_shard_id_for_distribution_column('orders', $1::bigint)`,
    [cityId],
  );
  return rows[0].nodeport;
}

const purchase = (village: Village) => orderIn(village, 'COMPLETED');

async function readLists({ customer, retailer, deliverer }: Village): Promise<void> {
  for (const [person, path] of [
    [customer, '/customers/orders/'],
    [customer, '/customers/orders/previous/'],
    [customer, '/customers/cart/'],
    [customer, '/users/export/'],
    [retailer, '/shops/orders/'],
    [retailer, '/shops/orders/previous/'],
    [retailer, '/retailers/products/'],
    [deliverer, '/deliveries/'],
    [deliverer, '/deliveries/requests/'],
  ] as const) {
    await person.get(path);
  }
}

async function readProducts({ customer, retailer }: Village): Promise<void> {
  const shop = retailer.shopId;
  for (const path of [
    `/shops/products/?shop__id=${shop}`,
    `/shops/products/?shop__id=${shop}&search=tomato`,
    `/shops/product-search/?shop_id=${shop}&search=tomato`,
    `/shops/product-search/?address_id=${customer.addressId}&search=tomato`,
    `/shops/nearby/?address_id=${customer.addressId}`,
    `/shops/${shop}/`,
  ]) {
    const { status } = await customer.get(path);
    expect(status, path).toBe(200);
  }
}

async function plansDuring(work: () => Promise<unknown>) {
  const sent = await recordStatements(async () => {
    await work();
  });
  return Promise.all(sent.map(plansOf));
}

async function unroutedOf(work: () => Promise<unknown>): Promise<string[]> {
  const plans = await plansDuring(work);
  const unrouted = plans.filter((plan) => plan.tasks > 1 && !mayAskAllWorkers(plan));
  return [...new Set(unrouted.map(({ text }) => text))];
}

/** How many tasks Citus splits a statement into, and the workers that get them. */
async function plansOf({ text, values }: SentStatement) {
  const isStatement = /^\s*(with|select|insert|update|delete)\b/i.test(text);
  if (!isStatement || !isTrade(text)) return { text, tasks: 0, ports: [] };
  // Citus can't explain an INSERT … SELECT with parameters.
  const isCopy = /^\s*insert\b.*\bselect\b/is.test(text);
  const asked = isCopy ? { text: withValues(text, values) } : { text, values: [...values] };
  const { rows } = await t.database.pool.query({ ...asked, text: `explain (costs off) ${asked.text}` });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const numbersIn = (pattern: RegExp) => [...plan.matchAll(pattern)].map(([, digits]) => Number(digits));
  const tasks = Math.max(0, ...numbersIn(/Task Count: (\d+)/g));
  return { text, tasks, ports: numbersIn(/Node: host=\S+ port=(\d+)/g) };
}

const withValues = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, nth) => {
    const value = values[Number(nth) - 1];
    return Client.prototype.escapeLiteral(Array.isArray(value) ? arrayLiteral(value) : String(value));
  });

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'null' : JSON.stringify(String(value)))).join(',')}}`;
