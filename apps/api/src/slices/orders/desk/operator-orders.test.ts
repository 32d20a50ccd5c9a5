// Orders as operators see them, and what operators do with a stuck one.
import type { Order } from '@haat/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { orderIn } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeCustomer, makeDelivererClient, makeVillage, type Village } from '../../../testing/village.ts';

const base = '/operator/orders/';
let testApp: TestApp;
let village: Village;
let operator: Client;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  operator = await makeOperatorClient(testApp);
});
afterAll(() => testApp.close());

const masked = ({ number }: Client) => `+91******${number.slice(-4)}`;
const pageOf = (order: Order) => operator.get(`${base}${order.id}/`);

async function listed(query: string, client = operator): Promise<number[]> {
  const { status, body } = await client.get(`${base}?limit=100&${query}`);
  expect(status).toBe(200);
  return body.results.map(({ id }: { id: number }) => id);
}

describe('the list of orders', () => {
  it('shows each order with masked numbers, newest first [DESK-4, DESK-41]', async () => {
    const { order: first } = await orderIn(village, 'ASSIGNED');
    const { order: last } = await orderIn(village, 'INITIATED');
    const { body } = await operator.get(`${base}?limit=2`);
    expect(body.count).toBeGreaterThanOrEqual(2);
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([last.id, first.id]);
    expect(body.results[1]).toEqual({
      id: first.id,
      status: 'ASSIGNED',
      slot: first.slot,
      amount: first.amount,
      price: first.price,
      delivery_cost: first.delivery_cost,
      item_count: 4,
      city: { id: village.cityId, name: expect.any(String) },
      shop: { id: village.retailer.shopId, name: 'Ammini Vegetables' },
      customer: { id: village.customer.userId, name: 'Lakshmi Menon', number: masked(village.customer) },
      deliverer: { id: village.deliverer.userId, name: 'Ravi Kumar', number: masked(village.deliverer) },
      created_at: first.created_at,
      fulfilment: 'delivery',
      allowed_actions: ['cancel', 'release', 'hand_over'],
      is_own: false,
      version: 3,
    });
    expect((await operator.get(`${base}?limit=1&offset=1`)).body.results).toEqual([body.results[1]]);
  });

  it('is filtered by status, city and shop [DESK-41]', async () => {
    const elsewhere = await makeVillage(testApp);
    const { order } = await orderIn(elsewhere, 'ACCEPTED');
    const { order: other } = await orderIn(village, 'ACCEPTED');
    expect(await listed(`city=${elsewhere.cityId}`)).toEqual([order.id]);
    expect(await listed(`shop=${elsewhere.retailer.shopId}`)).toEqual([order.id]);
    expect(await listed(`shop=${elsewhere.retailer.shopId}&city=${village.cityId}`)).toEqual([]);
    expect(await listed('status=ACCEPTED')).toEqual(expect.arrayContaining([order.id, other.id]));
    expect(await listed(`status=COMPLETED&city=${elsewhere.cityId}`)).toEqual([]);
    expect((await operator.get(`${base}?city=${elsewhere.cityId}`)).body.count).toBe(1);
    expect((await operator.get(`${base}?status=LOST`)).status).toBe(400);
  });

  it("is filtered by the day in the city's time zone [DESK-41]", async () => {
    const begin = testApp.clock.now().toISOString();
    try {
      testApp.clock.set('2026-11-22T18:25:00Z'); // 23:55 in Kerala
      const evening = (await orderIn(await makeVillage(testApp), 'INITIATED')).order;
      testApp.clock.set('2026-11-22T18:35:00Z'); // 00:05 of the next day
      const night = (await orderIn(await makeVillage(testApp), 'INITIATED')).order;
      // The other operator's session was idle for too long.
      const late = await makeOperatorClient(testApp);
      expect(await listed('day=2026-11-22', late)).toEqual([evening.id]);
      expect(await listed('day=2026-11-23', late)).toEqual([night.id]);
      expect(await listed('day=2026-11-24', late)).toEqual([]);
    } finally {
      testApp.clock.set(begin);
    }
    for (const day of ['2026-02-30', '0000-01-01', '21.11.2026', '2026-11-21T00:00']) {
      const { status, body } = await operator.get(`${base}?day=${day}`);
      expect([day, status, Object.keys(body.errors)]).toEqual([day, 400, ['day']]);
    }
  });

  it('finds an order by its number, in any city [DESK-41]', async () => {
    const { order } = await orderIn(await makeVillage(testApp), 'INITIATED');
    const number = order.id % 2 ** 36;
    expect(order.id).not.toBe(number);
    for (const search of [number, order.id, `%23${number}`, `Order ${number}`]) {
      expect(await listed(`search=${search}`)).toEqual([order.id]);
    }
    expect(await listed('search=999999')).toEqual([]);
    expect(await listed('search=tomato')).toEqual([]);
    expect(await listed(`search=${number}&status=COMPLETED`)).toEqual([]);
  });
});

describe('one order', () => {
  it('has whole numbers and the history: who did what, when [DESK-41]', async () => {
    const { order } = await orderIn(village, 'VERIFIED');
    const { status, body } = await pageOf(order);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: order.id,
      customer: { number: village.customer.number },
      deliverer: { number: village.deliverer.number },
      shop: { address: expect.any(String), retailer: { number: village.retailer.number } },
      address: order.address,
      items: order.items,
      rejected_items: [],
      additional_details: order.additional_details,
      payment: null,
      version: 6,
    });
    const { customer, retailer, deliverer } = village;
    expect(body.events.map(({ role, actor, text }: Record<string, unknown>) => [role, actor, text])).toEqual([
      ['customer', { id: customer.userId, name: 'Lakshmi Menon' }, 'Order placed'],
      ['retailer', { id: retailer.userId, name: expect.any(String) }, 'Ammini Vegetables accepted'],
      ['deliverer', { id: deliverer.userId, name: 'Ravi Kumar' }, 'Ravi Kumar accepted the delivery'],
      ['deliverer', { id: deliverer.userId, name: 'Ravi Kumar' }, 'Picked up at Ammini Vegetables'],
      ['deliverer', { id: deliverer.userId, name: 'Ravi Kumar' }, 'Delivered to the door'],
      [
        'customer',
        { id: customer.userId, name: 'Lakshmi Menon' },
        'Checked at the door: everything accepted',
      ],
    ]);
    expect(body.events[0]).toMatchObject({ at: order.created_at, status: 'INITIATED' });
  });

  it('writes into the audit whose numbers were seen [DESK-4]', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    const { order } = await orderIn(village, 'INITIATED', { customer });
    const views = async (person: Client) => (await auditOf(operator, 'user', person.userId)).length;
    const before = await views(village.retailer);
    await pageOf(order);
    expect(await views(village.retailer)).toBe(before + 1);
    expect(await auditOf(operator, 'user', customer.userId)).toMatchObject([
      { action: 'user.view_number', actor: { id: operator.userId } },
    ]);
    await listed('');
    await operator.post(`${base}${order.id}/cancel/`, { reason: 'Flood' });
    expect(await views(customer)).toBe(1);
  });

  it('answers 404 when there is none', async () => {
    for (const path of ['9999999/', 'x/']) expect((await operator.get(base + path)).status).toBe(404);
    for (const [path, body] of [
      ['cancel/', { reason: 'x' }],
      ['release/', undefined],
      ['hand_over/', { deliverer: village.deliverer.userId }],
    ] as const) {
      expect((await operator.post(`${base}9999999/${path}`, body)).status).toBe(404);
    }
  });
});

describe('an operator', () => {
  const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

  it('cancels with a reason, and everybody is notified [DESK-42, NOTE-14, ORDER-3]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    const url = `${base}${order.id}/cancel/`;
    const bare = await operator.post(url, { reason: ' ' });
    expect([...codeOf(bare), Object.keys(bare.body.errors)]).toEqual([400, 'input.invalid', ['reason']]);
    const { status, body } = await operator.post(url, { reason: 'The road is flooded' });
    expect([status, body.status, body.allowed_actions]).toEqual([200, 'CANCELLED', []]);
    expect(body.customer.number).toBe(masked(village.customer));
    expect(body.shop.retailer.number).toBe(masked(village.retailer));
    expect(body.address.number).toMatch(/^\+91\*{6}/);
    expect(body.events.at(-1)).toMatchObject({
      text: 'Cancelled by the operator: The road is flooded',
      role: 'operator',
      actor: { id: operator.userId, name: 'Meera Nair' },
    });
    for (const [person, link] of [
      [village.customer, `/shops/order/${order.id}`],
      [village.retailer, `/retailer/orders/${order.id}`],
      [village.deliverer, `/deliverer/delivery/${deliveryId}`],
    ] as const) {
      const { body: list } = await person.get('/users/notifications/?limit=1');
      expect(list.results).toMatchObject([{ link }]);
    }
    expect(await auditOf(operator, 'order', order.id)).toMatchObject([
      { action: 'order.cancel', after: { reason: 'The road is flooded' } },
    ]);
    expect((await operator.post(url, { reason: 'The road is flooded' })).status).toBe(200);
    expect(await auditOf(operator, 'order', order.id)).toHaveLength(1);
  });

  it('releases a delivery, and its request opens again [DESK-42, ORDER-6]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    const url = `${base}${order.id}/release/`;
    const { status, body } = await operator.post(url);
    expect([status, body.status, body.deliverer]).toEqual([200, 'ACCEPTED', null]);
    expect((await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
    expect(await auditOf(operator, 'order', order.id)).toMatchObject([{ action: 'order.release' }]);
  });

  it('hands an order over to another deliverer of its city [DESK-42, ORDER-6]', async () => {
    const { order } = await orderIn(village, 'PICKED_UP');
    const other = await makeDelivererClient(testApp, village.cityId);
    const url = `${base}${order.id}/hand_over/`;
    const { status, body } = await operator.post(url, { deliverer: other.userId });
    expect([status, body.status, body.deliverer.id]).toEqual([200, 'PICKED_UP', other.userId]);
    const same = await operator.post(url, { deliverer: other.userId });
    expect([...codeOf(same), Object.keys(same.body.errors)]).toEqual([400, 'input.invalid', ['deliverer']]);
    expect((await operator.post(url, {})).status).toBe(400);
    expect(await auditOf(operator, 'order', order.id)).toMatchObject([{ action: 'order.hand_over' }]);
  });

  it('is refused what the status does not allow [ORDER-3, ORDER-6]', async () => {
    const { order: carried } = await orderIn(village, 'PICKED_UP');
    const cancel = await operator.post(`${base}${carried.id}/cancel/`, { reason: 'Late' });
    expect(codeOf(cancel)).toEqual([409, 'order.cannot_cancel']);
    const release = await operator.post(`${base}${carried.id}/release/`);
    expect(codeOf(release)).toEqual([409, 'delivery.cannot_release']);
    const { order: open } = await orderIn(village, 'ACCEPTED');
    const handOver = await operator.post(`${base}${open.id}/hand_over/`, {
      deliverer: village.deliverer.userId,
    });
    expect(codeOf(handOver)).toEqual([409, 'delivery.cannot_hand_over']);
  });
});

describe('the orders of some days as CSV', () => {
  const csv = (query: string) => operator.get(`${base}export/?${query}`);

  it('have one line each, oldest first, without numbers and formulas [DESK-43]', async () => {
    const shopName = '＝SUM(A1)';
    const other = await makeVillage(testApp);
    await testApp.database.pool.query('update shops set name = $1 where id = $2', [
      shopName,
      other.retailer.shopId,
    ]);
    const { order: first } = await orderIn(other, 'COMPLETED');
    const { order: second } = await orderIn(other, 'INITIATED');
    const { status, headers, text } = await csv(`day=2026-11-21&city=${other.cityId}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="orders-2026-11-21.csv"');
    const number = first.id % 2 ** 36;
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      '\ufefforder,placed,status,city,shop,customer,deliverer,slot_start,slot_end,items,price,delivery_cost,amount,payment',
    );
    expect(lines[1]).toMatch(new RegExp(`^${number},2026-11-21T`));
    expect(lines[1]).toContain(`,COMPLETED,`);
    expect(lines[1]).toContain(
      `,'${shopName},Lakshmi Menon,Ravi Kumar,${first.slot.start},${first.slot.end},4,`,
    );
    expect(lines[1]).toMatch(new RegExp(`,${first.price},${first.delivery_cost},${first.amount},Cash$`));
    expect(lines[2]).toMatch(new RegExp(`^${second.id % 2 ** 36},.*,INITIATED,.*,$`));
    for (const { number: phone } of [other.customer, other.deliverer, other.retailer]) {
      expect(text).not.toContain(phone.slice(-10));
    }
    const none = await csv(`day=2026-11-21&city=${other.cityId}&status=REJECTED`);
    expect(none.text.split('\r\n')).toHaveLength(2);
  });

  it('take several days, and the filters of people [DESK-162]', async () => {
    const other = await makeVillage(testApp);
    const { order } = await orderIn(other, 'ASSIGNED');
    const days = `city=${other.cityId}&from=2026-11-20&to=2026-11-21`;
    for (const query of [
      days,
      `${days}&customer=${other.customer.userId}&deliverer=${other.deliverer.userId}`,
    ]) {
      const { headers, text } = await csv(query);
      expect(headers['content-disposition']).toBe(
        'attachment; filename="orders-2026-11-20-to-2026-11-21.csv"',
      );
      expect(text.split('\r\n')[1]).toMatch(new RegExp(`^${order.id % 2 ** 36},`));
    }
    expect((await csv(`${days}&customer=${other.retailer.userId}`)).text.split('\r\n')).toHaveLength(2);
  });

  it.each([
    ['', 'day'],
    ['day=2026-02-30', 'day'],
    ['day=today', 'day'],
    ['from=2026-11-20', 'day'],
    ['from=2026-11-20&to=2026-11-31', 'to'],
  ])('need days of the calendar: ?%s', async (query, field) => {
    const { status, body } = await csv(query);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('are complete when there are more than one page of them', async () => {
    const many = await makeVillage(testApp);
    const { order } = await orderIn(many, 'INITIATED');
    await testApp.database.pool.query(
      `insert into orders select (o).* from (
         select jsonb_populate_record(orders, jsonb_build_object('id', orders.id + 1000000 + n,
           'created_at', orders.created_at + make_interval(secs => n / 3))) as o
         from orders, generate_series(1, 2500) n where id = $1) copies`,
      [order.id],
    );
    const { text } = await csv(`day=2026-11-21&city=${many.cityId}`);
    const numbers = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect(new Set(numbers).size).toBe(2501);
    expect(numbers).toHaveLength(2501);
  });
});
