// Deliverers have at most one unread notification of open requests.

import { orderNumber } from '@haat/contract/city-ids';
import type * as contract from '@haat/contract/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everywhere } from '../../platform/localized-text.ts';
import type { Client } from '../../testing/client.ts';
import { openDeliveryId, orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';
import { handOverOrder, releaseOrder } from '../orders/index.ts';
import { notify } from './index.ts';

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  village = await makeVillage(t);
});
afterAll(() => t.close());

const path = '/users/notifications/';
const listOf = async (client: Client): Promise<contract.Notification[]> =>
  (await client.get(path)).body.results;
const accept = (orderId: number) => village.retailer.post(`/shops/orders/${orderId}/accept/`);
const newOrder = async (): Promise<number> => (await orderIn(village, 'INITIATED')).order.id;

const readerOf = ({ userId: id }: { readonly userId: number }) => ({ id, language: null });

describe('a new request', () => {
  it('replaces the unread notification of an earlier one [NOTE-19]', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    await accept(first);
    const [before] = await listOf(village.deliverer);
    expect(before?.body).toBe(`New delivery request: order #${orderNumber(first)} from Ammini Vegetables.`);
    const { etag } = (await village.deliverer.get(path)).headers;
    await accept(second);
    const answer = await village.deliverer.get(path, { 'if-none-match': String(etag) });
    expect(answer.body).toMatchObject({ count: 1, unread_count: 1 });
    const [after] = answer.body.results;
    expect(after).toMatchObject({
      body: `New delivery request: order #${orderNumber(second)} from Ammini Vegetables, one of 2 open requests.`,
      link: '/deliverer/requests',
      is_read: false,
    });
    expect(after.id).toBeGreaterThan(before?.id ?? 0);
  });

  it('is listed above everything that came since the earlier one [NOTE-19]', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    await accept(first);
    await t.database.inTx((tx) =>
      notify(
        tx,
        [{ to: readerOf(village.deliverer), body: everywhere('Something else'), link: '/support' }],
        null,
      ),
    );
    await accept(second);
    const links = (await listOf(village.deliverer)).map(({ link }) => link);
    expect(links).toEqual(['/deliverer/requests', '/support']);
  });

  it('is a separate notification after the earlier one was read [NOTE-19]', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    await accept(first);
    await village.deliverer.post(`${path}mark_read/`, {});
    await accept(second);
    expect((await listOf(village.deliverer)).map(({ is_read }) => is_read)).toEqual([false, true]);
  });

  it('replaces it when it opens again [NOTE-12, NOTE-19]', async () => {
    const { order } = await orderIn(village, 'ASSIGNED');
    await t.database.inTx((tx) => releaseOrder(tx, village.operatorId, { orderId: order.id }));
    const bodies = (await listOf(village.deliverer)).map(({ body }) => body);
    expect(bodies).toEqual([
      `The delivery of order #${orderNumber(order.id)} from Ammini Vegetables is open again.`,
    ]);
  });
});

it('keeps other notifications that link to the open requests', async () => {
  const other = await makeDelivererClient(t, village.cityId);
  const { order } = await orderIn(village, 'ASSIGNED');
  await village.deliverer.post(`${path}mark_read/`, {});
  await t.database.inTx((tx) =>
    handOverOrder(tx, village.operatorId, { orderId: order.id, delivererId: other.userId }),
  );
  await accept(await newOrder());
  const unread = (await listOf(village.deliverer)).filter(({ is_read }) => !is_read);
  expect(unread.map(({ body }) => body)).toEqual([
    expect.stringMatching(/^New delivery request/),
    expect.stringMatching(/^Another deliverer took over/),
  ]);
});

describe('requests that open at once', () => {
  it('leave one unread notification for each deliverer [NOTE-19]', async () => {
    const others = [
      await makeDelivererClient(t, village.cityId),
      await makeDelivererClient(t, village.cityId),
    ];
    const orders = [await newOrder(), await newOrder(), await newOrder(), await newOrder()];
    const answers = await Promise.all(orders.map(accept));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const deliverer of [village.deliverer, ...others]) {
      expect((await deliverer.get(path)).body).toMatchObject({ count: 1, unread_count: 1 });
    }
    for (const id of orders) expect(await openDeliveryId(village, id)).toBeGreaterThan(0);
  });

  it('never deadlock', async () => {
    const people = await Promise.all([t.signIn(), t.signIn(), t.signIn(), t.signIn()]);
    const items = people.map((person) => ({
      to: readerOf(person),
      body: everywhere('A request'),
      link: '/',
      topic: 'open_requests' as const,
    }));
    const write = (order: typeof items) =>
      t.database.inTx(async (tx) => {
        // So that a deadlock fails the test instead of being resolved.
        await tx.execute(sql`set local deadlock_timeout = '1h'`);
        await notify(tx, order, null);
      });
    for (let times = 0; times < 10; times += 1) {
      await Promise.all([write(items), write(items.toReversed()), write(items), write(items.toReversed())]);
    }
    for (const person of people)
      expect((await person.get(path)).body).toMatchObject({ count: 1, unread_count: 1 });
  });
});
