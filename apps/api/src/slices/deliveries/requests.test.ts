import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';
import { makeDeliverer } from '../accounts/index.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const idsOf = async (client: Client, path: string): Promise<number[]> =>
  (await client.get(path)).body.results.map(({ id }: { id: number }) => id);
const accept = (client: Client, deliveryId: number | undefined) =>
  client.post(`/deliveries/requests/${deliveryId}/accept/`);

describe('open requests', () => {
  it("lists the city's requests, oldest first, with pick-up and drop-off [DELIV-14, DELIV-23, DELIV-27]", async () => {
    const first = await orderIn(village, 'ACCEPTED');
    const second = await orderIn(village, 'ACCEPTED');
    await orderIn(village, 'INITIATED');
    await orderIn(village, 'ASSIGNED');
    const { status, body } = await village.deliverer.get('/deliveries/requests/');
    expect(status).toBe(200);
    expect(body.count).toBe(2);
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([first.deliveryId, second.deliveryId]);
    expect(body.results[0]).toEqual({
      id: first.deliveryId,
      order: {
        id: first.order.id,
        slot: first.order.slot,
        shop: { name: 'Ammini Vegetables', address: 'Market Road\nBy the temple\nVillage' },
        address: { address: 'Rose Villa\nTemple Road\nNear the pond', has_pin: true },
      },
      pieces: 4,
      delivery_cost: first.order.delivery_cost,
      pay_by: 'cash',
      way: expect.any(Number),
    });
    const page = await village.deliverer.get('/deliveries/requests/?limit=1&offset=1');
    expect(page.body).toMatchObject({ count: 2, results: [{ id: second.deliveryId }] });
    const elsewhere = await makeDelivererClient(testApp, await makeCity(testApp));
    expect((await elsewhere.get('/deliveries/requests/')).body).toEqual({ count: 0, results: [] });
  });

  it("leaves out one's own orders [DELIV-14]", async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED', { customer });
    await testApp.database.inTx((tx) => makeDeliverer(tx, customer.number, village.cityId));
    expect(await idsOf(customer, '/deliveries/requests/?limit=100')).not.toContain(deliveryId);
    const answer = await accept(customer, deliveryId);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await customer.get(`/customers/orders/${order.id}/`)).body.status).toBe('ACCEPTED');
  });
});

describe('accepting a request', () => {
  it("creates one's delivery [DELIV-3, DELIV-11, DELIV-13, DELIV-26]", async () => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const { status, body } = await accept(village.deliverer, deliveryId);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: deliveryId,
      status: 'ASSIGNED',
      slot: order.slot,
      shop_name: 'Ammini Vegetables',
      shop_number: village.retailer.number,
      customer_name: 'Lakshmi Menon',
      customer_number: village.customer.number,
      code_rule: 'offered',
      amount: 177.5,
      pay_by: 'cash',
      payments: [],
      completed_at: null,
      packed_at: null,
      due: 177.5,
      rounding: 0,
      upi: null,
      to_collect: 177.5,
      area: 'Near the pond',
      landmark: null,
      proof: null,
      list_files: [],
      order: {
        id: order.id,
        slot: order.slot,
        shop: {
          name: 'Ammini Vegetables',
          address: 'Market Road\nBy the temple\nVillage',
          latitude: 10.52,
          longitude: 76.21,
        },
        address: order.address,
        items: order.items.map(({ product: { id: _, ...product }, ...item }) => ({ ...item, product })),
        additional_details: '',
        left_out: [],
        rejected_items: [],
        delivery_cost: 20,
        payment: null,
      },
      failed_delivery: null,
      allowed_actions: ['picked_up', 'give_back'],
    });
    expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).body).toEqual(body);
    expect(await idsOf(village.deliverer, '/deliveries/requests/?limit=100')).not.toContain(deliveryId);
  });

  it('works by GET, without caching [DELIV-15, DELIV-16]', async () => {
    const { deliveryId } = await orderIn(village, 'ACCEPTED');
    const answer = await village.deliverer.get(`/deliveries/requests/${deliveryId}/accept/`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toMatchObject({ id: deliveryId, status: 'ASSIGNED' });
  });

  it.each([
    ['purpose', 'prefetch'],
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
  ])('never happens by prefetching (%s: %s) [DELIV-15, DELIV-16]', async (name, value) => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const answer = await village.deliverer.get(`/deliveries/requests/${deliveryId}/accept/`, {
      [name]: value,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'prefetch.refused']);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.status).toBe('ACCEPTED');
  });

  it('never happens by HEAD [DELIV-16]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const answer = await village.deliverer.send('HEAD', `/deliveries/requests/${deliveryId}/accept/`, '', {});
    expect(answer.status).toBe(403);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.status).toBe('ACCEPTED');
  });

  it('repeats without effect for the same deliverer, until the next action [DELIV-22]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const first = await accept(village.deliverer, deliveryId);
    const again = await accept(village.deliverer, deliveryId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.events).toHaveLength(3);
    await village.deliverer.post(`/deliveries/${deliveryId}/picked_up/`);
    const later = await accept(village.deliverer, deliveryId);
    expect([later.status, later.body.code]).toEqual([409, 'delivery.taken']);
    expect(later.body.title).toBe('This delivery request is already taken');
    expect(later.body.detail).toBe('You already have this delivery.');
  });

  it('is refused when somebody else has taken it, earlier or long ago [DELIV-17]', async () => {
    const other = await makeDelivererClient(testApp, village.cityId);
    for (const status of ['ASSIGNED', 'PICKED_UP', 'COMPLETED'] as const) {
      const { deliveryId } = await orderIn(village, status);
      for (const answer of [
        await accept(other, deliveryId),
        await other.get(`/deliveries/requests/${deliveryId}/accept/`),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([409, 'delivery.taken']);
      }
    }
  });

  it("is refused for another city's and for an unknown request [DELIV-18]", async () => {
    const { deliveryId } = await orderIn(village, 'ACCEPTED');
    const elsewhere = await makeDelivererClient(testApp, await makeCity(testApp));
    const absent = await village.deliverer.post('/deliveries/requests/9999999/accept/');
    for (const answer of [
      absent,
      await accept(elsewhere, deliveryId),
      await village.deliverer.post('/deliveries/requests/abc/accept/'),
      await village.deliverer.get('/deliveries/requests/0/accept/'),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, absent.body]);
    }
  });
});
