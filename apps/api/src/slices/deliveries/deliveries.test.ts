import type { deliveries } from '@haat/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCity } from '../accounts/city.factory.ts';
import { makeDeliverer } from '../accounts/index.ts';
import {
  makeCustomer,
  makeDelivererClient,
  makeVillage,
  orderIn,
  type Village,
} from '../orders/order.factory.ts';

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
  it('are those of the city, oldest first, with where from and where to', async () => {
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
        address: { address: 'Rose Villa\nTemple Road\nNear the pond' },
      },
    });
    const page = await village.deliverer.get('/deliveries/requests/?limit=1&offset=1');
    expect(page.body).toMatchObject({ count: 2, results: [{ id: second.deliveryId }] });
    const elsewhere = await makeDelivererClient(testApp, await makeCity(testApp));
    expect((await elsewhere.get('/deliveries/requests/')).body).toEqual({ count: 0, results: [] });
  });

  it('are never of an order of one’s own', async () => {
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
  it('makes it one’s delivery', async () => {
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
      amount: 177.5,
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
        items: order.items.map(({ id, quantity, price, product: { name, cover } }) => {
          return { id, quantity, price, product: { name, cover } };
        }),
        additional_details: '',
        rejected_items: [],
        delivery_cost: 20,
        payment: null,
      },
      allowed_actions: ['picked_up'],
    });
    expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).body).toEqual(body);
    expect(await idsOf(village.deliverer, '/deliveries/requests/?limit=100')).not.toContain(deliveryId);
  });

  it('works by GET as specified, kept in no cache', async () => {
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
  ])('never happens by looking ahead (%s: %s)', async (name, value) => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const answer = await village.deliverer.get(`/deliveries/requests/${deliveryId}/accept/`, {
      [name]: value,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'prefetch.refused']);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.status).toBe('ACCEPTED');
  });

  it('never happens by asking for the head', async () => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const answer = await village.deliverer.send('HEAD', `/deliveries/requests/${deliveryId}/accept/`, '', {});
    expect(answer.status).toBe(403);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.status).toBe('ACCEPTED');
  });

  it('again is no news for the one who has it, until they go on', async () => {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const first = await accept(village.deliverer, deliveryId);
    const again = await accept(village.deliverer, deliveryId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.events).toHaveLength(3);
    await village.deliverer.post(`/deliveries/${deliveryId}/picked_up/`);
    const later = await accept(village.deliverer, deliveryId);
    expect([later.status, later.body.code]).toEqual([409, 'delivery.taken']);
  });

  it('is refused when somebody else has taken it, earlier or long ago', async () => {
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

  it('is refused for another city’s and for what is unknown', async () => {
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

describe('deliveries', () => {
  it('are all one’s own, newest first, finished ones too', async () => {
    const deliverer = await makeDelivererClient(testApp, village.cityId);
    const inVillage = { ...village, deliverer };
    const first = await orderIn(inVillage, 'COMPLETED');
    const second = await orderIn(inVillage, 'PICKED_UP');
    await orderIn(village, 'ASSIGNED');
    const { body } = await deliverer.get('/deliveries/');
    expect(body.count).toBe(2);
    expect(body.results.map((row: deliveries.Delivery) => [row.id, row.status])).toEqual([
      [second.deliveryId, 'PICKED_UP'],
      [first.deliveryId, 'COMPLETED'],
    ]);
    expect(body.results[1].order.items).toHaveLength(2);
    expect((await deliverer.get('/deliveries/?limit=1&offset=1')).body).toMatchObject({
      count: 2,
      results: [{ id: first.deliveryId }],
    });
  });

  it('are another’s or nobody’s otherwise', async () => {
    const other = await makeDelivererClient(testApp, village.cityId);
    const { deliveryId: open } = await orderIn(village, 'ACCEPTED');
    const { deliveryId: taken } = await orderIn(village, 'ASSIGNED');
    const absent = await other.get('/deliveries/9999999/');
    for (const id of [open, taken, 'abc']) {
      for (const answer of [
        await other.get(`/deliveries/${id}/`),
        await other.post(`/deliveries/${id}/picked_up/`),
        await other.post(`/deliveries/${id}/delivered/`),
        await other.post(`/deliveries/${id}/completed/`, { payment: 'Cash' }),
      ]) {
        expect([answer.status, answer.body]).toEqual([404, absent.body]);
      }
    }
  });

  it('are marked one after the other, each again without news, then no more', async () => {
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    const mark = (action: string, payment?: string) =>
      village.deliverer.post(`/deliveries/${deliveryId}/${action}/`, payment && { payment });
    const codeOf = async (action: string, payment?: string) => {
      const { status, body } = await mark(action, payment);
      return `${status} ${body.code ?? body.status}`;
    };
    expect(await codeOf('delivered')).toBe('409 delivery.cannot_deliver');
    expect(await codeOf('completed', 'Cash')).toBe('409 delivery.cannot_complete');
    for (const answer of ['200 PICKED_UP', '200 PICKED_UP']) expect(await codeOf('picked_up')).toBe(answer);
    expect(await codeOf('completed', 'Cash')).toBe('409 delivery.cannot_complete');
    for (const answer of ['200 DELIVERED', '200 DELIVERED']) expect(await codeOf('delivered')).toBe(answer);
    expect(await codeOf('picked_up')).toBe('409 delivery.cannot_pick_up');
    expect(await codeOf('completed', ' Cash ')).toBe('200 COMPLETED');
    const again = await mark('completed', 'UPI');
    expect([again.status, again.body.order.payment]).toEqual([200, 'Cash']);
    expect(await codeOf('delivered')).toBe('409 delivery.cannot_deliver');
    const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
    expect(body).toMatchObject({ status: 'COMPLETED', payment: 'Cash', amount: order.amount });
    expect(body.events).toHaveLength(6);
  });

  it('say what may be done next', async () => {
    for (const [status, actions] of [
      ['ASSIGNED', ['picked_up']],
      ['PICKED_UP', ['delivered']],
      ['DELIVERED', ['completed']],
      ['VERIFIED', ['completed']],
      ['COMPLETED', []],
    ] as const) {
      const { deliveryId } = await orderIn(village, status);
      expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).body.allowed_actions).toEqual(
        actions,
      );
    }
  });

  it('show what was refused at the door', async () => {
    const { order, deliveryId } = await orderIn(village, 'DELIVERED');
    const [tomatoes, soap] = order.items;
    await village.customer.post(`/customers/orders/${order.id}/verified/`, {
      items: [
        { id: tomatoes?.id, quantity: 1 },
        { id: soap?.id, quantity: 0 },
      ],
    });
    const { body } = await village.deliverer.get(`/deliveries/${deliveryId}/`);
    expect(body).toMatchObject({
      status: 'VERIFIED',
      amount: 60.5,
      order: {
        items: [{ id: tomatoes?.id, quantity: 1 }],
        rejected_items: [
          { name: 'Country tomato, 1 kg', quantity: 2 },
          { name: 'Bath soap', quantity: 1 },
        ],
      },
    });
  });

  it.each([
    ['none', {}],
    ['an empty one', { payment: '' }],
    ['blanks', { payment: '   ' }],
    ['a number', { payment: 50 }],
    ['too long a one', { payment: 'x'.repeat(501) }],
    ['one with NUL', { payment: 'a\0' }],
  ])('are not completed with a payment note that is %s', async (_, body) => {
    const { deliveryId } = await orderIn(village, 'DELIVERED');
    const answer = await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual(['payment']);
    expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).body.status).toBe('DELIVERED');
  });

  it('are for deliverers', async () => {
    const paths = [
      ['GET', '/deliveries/'],
      ['GET', '/deliveries/1/'],
      ['POST', '/deliveries/1/picked_up/'],
      ['POST', '/deliveries/1/delivered/'],
      ['POST', '/deliveries/1/completed/'],
      ['GET', '/deliveries/requests/'],
      ['GET', '/deliveries/requests/1/accept/'],
      ['POST', '/deliveries/requests/1/accept/'],
    ] as const;
    for (const [method, path] of paths) {
      const call = (client: Client) => (method === 'GET' ? client.get(path) : client.post(path, {}));
      const nobody = await call(testApp.nobody);
      expect([nobody.status, nobody.body.code]).toEqual([401, 'auth.required']);
      for (const client of [village.customer, village.retailer]) {
        const answer = await call(client);
        expect([answer.status, answer.body.code]).toEqual([403, 'role.required']);
      }
    }
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'limit=x'])('refuse the page %s', async (query) => {
    for (const path of ['/deliveries/', '/deliveries/requests/']) {
      expect((await village.deliverer.get(`${path}?${query}`)).status).toBe(400);
    }
  });
});
