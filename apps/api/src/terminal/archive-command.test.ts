import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { readCommand } from '../cli-commands.ts';
import { complain } from '../testing/complaints.ts';
import { makeOperatorClient } from '../testing/operators.ts';
import { orderIn } from '../testing/orders.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { makeVillage, type Village } from '../testing/village.ts';

let testApp: TestApp;
let village: Village;
let folder: string;

beforeEach(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  folder = mkdtempSync(join(tmpdir(), 'haat-archive-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await testApp.close();
});

const run = (...words: string[]): Promise<string> => readCommand(['archive', ...words])(testApp);
const inFolder = (name: string): string => join(folder, name);
const linesOf = (file: string): { id: number; items: unknown[]; events: unknown[] }[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const left = async (): Promise<Record<string, number[]>> => {
  const tables = { orders: 'id', order_items: 'order_id', order_events: 'order_id', deliveries: 'order_id' };
  const ids: Record<string, number[]> = {};
  for (const [table, column] of Object.entries(tables)) {
    const { rows } = await testApp.database.pool.query(
      `select distinct ${column} as id from ${table} order by id`,
    );
    ids[table] = rows.map(({ id }) => Number(id));
  }
  return ids;
};
/** As if these orders had been placed long ago. */
const age = (...ids: number[]) =>
  testApp.database.pool.query(`update orders set created_at = '2024-03-31T12:00:00Z' where id = any($1)`, [
    ids,
  ]);

it('moves old final orders with items and history into a file, without personal details [TERM-14]', async () => {
  const completed = (await orderIn(village, 'COMPLETED')).order;
  const cancelled = (await orderIn(village, 'CANCELLED')).order;
  const active = (await orderIn(village, 'ACCEPTED')).order;
  const recent = (await orderIn(village, 'COMPLETED')).order;
  await age(completed.id, cancelled.id, active.id);
  const file = inFolder('orders.jsonl.gz');

  expect(await run('2024-04', file)).toMatch(/^Moved 2 orders to .+ \(SHA-256 [0-9a-f]{64}\)\.$/);
  const archived = linesOf(file);
  expect(archived.map(({ id }) => id)).toEqual([completed.id, cancelled.id]);
  expect(archived[0]).toMatchObject({
    status: 'COMPLETED',
    pricePaise: completed.price * 100,
    items: completed.items.map(({ price }) => ({ pricePaise: price * 100 })),
  });
  expect(archived[0]?.events).toHaveLength(completed.events.length);
  const text = JSON.stringify(archived);
  const { receiver, number, address } = completed.address ?? {};
  for (const personal of [receiver, number, address]) expect(text).not.toContain(personal);

  expect(await left()).toEqual({
    orders: [active.id, recent.id],
    order_items: [active.id, recent.id],
    order_events: [active.id, recent.id],
    deliveries: [active.id, recent.id],
  });
  const previous = await village.customer.get('/customers/orders/previous/');
  expect(previous.body.results.map(({ id }: { id: number }) => id)).toEqual([recent.id]);
  const again = 'There were no orders from before 2024-04 to archive.';
  expect(await run('2024-04', inFolder('again.jsonl.gz'))).toBe(again);
  expect(existsSync(inFolder('again.jsonl.gz'))).toBe(false);
});

it('leaves the history of all other orders undeletable [TERM-14]', async () => {
  const old = (await orderIn(village, 'COMPLETED')).order;
  const active = (await orderIn(village, 'ACCEPTED')).order;
  const recent = (await orderIn(village, 'COMPLETED')).order;
  await age(old.id, active.id);
  const remove = (id: number) =>
    testApp.database.pool.query('delete from order_events where order_id = $1', [id]);
  await expect(remove(old.id)).rejects.toThrow('append-only');
  await run('2024-04', inFolder('orders.jsonl.gz'));
  for (const id of [active.id, recent.id]) await expect(remove(id)).rejects.toThrow('append-only');
});

it('leaves an order of which a refund is owed [REFUND-11]', async () => {
  const { order } = await orderIn(village, 'COMPLETED');
  const { id } = await complain(village, { orderId: order.id });
  const operator = await makeOperatorClient(testApp);
  const refund = { outcome: 'refund', note: 'As agreed', amount: 30, from: 'shop', how: 'cash' };
  await operator.post(`/operator/complaints/${id}/close/`, refund);
  await age(order.id);
  const nothing = 'There were no orders from before 2024-04 to archive.';
  expect(await run('2024-04', inFolder('owed.jsonl.gz'))).toBe(nothing);
  const [owed] = (await village.customer.get(`/customers/orders/${order.id}/`)).body.refunds;
  await village.retailer.post(`/shops/refunds/${owed.id}/paid/`);
  expect(await run('2024-04', inFolder('paid.jsonl.gz'))).toMatch(/^Moved 1 order to /);
});

// Citus has no triggers on tables that are on all nodes.
it.runIf(inject('workerUrls').length === 0)('keeps the record of an archive [TERM-14]', async () => {
  const { order } = await orderIn(village, 'COMPLETED');
  await age(order.id);
  await run('2024-04', inFolder('orders.jsonl.gz'));
  for (const change of ['delete from order_archives', "update order_archives set sha256 = ''"])
    await expect(testApp.database.pool.query(change)).rejects.toThrow('append-only');
});

it.each([
  [
    'a month within the last year',
    ['2025-12'],
    'Orders can be archived after 1 year: give 2025-11 or an earlier month.',
  ],
  ['something else than a month', ['2025-13'], 'Usage: npm run haat -- archive MONTH FILE'],
])('refuses %s [TERM-14]', async (_, words, refusal) => {
  await expect((async () => run(...words, inFolder('orders.jsonl.gz')))()).rejects.toThrow(refusal);
});

it('overwrites no file, and deletes nothing when the file can’t be written [TERM-14]', async () => {
  const { order } = await orderIn(village, 'COMPLETED');
  await age(order.id);
  writeFileSync(inFolder('here'), 'precious');
  await expect(run('2024-04', inFolder('here'))).rejects.toThrow('already exists. Choose another file.');
  expect(readFileSync(inFolder('here'), 'utf8')).toBe('precious');
  await expect(run('2024-04', inFolder('nowhere/orders.jsonl.gz'))).rejects.toThrow(
    "can't be written (ENOENT). No order was deleted.",
  );
  expect((await left()).orders).toEqual([order.id]);
});
