// A deliverer who can't deliver an order.
import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeVillage,
  type Village,
} from '../../testing/village.ts';

// Twenty rounds can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let t: TestApp;
let village: Village;
let operator: Client;
let rival: Client;
let tea: number;

beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
  rival = await makeDelivererClient(t, village.cityId);
  tea = await makeGoods(t, village.retailer, { name: 'Tea', price: 30, quantity: 1_000 });
});
afterAll(() => t.close());

const order = async (status: 'ASSIGNED' | 'PICKED_UP' | 'DELIVERED') => {
  const { order, deliveryId } = await orderIn(village, status, { wanted: [{ productId: tea, quantity: 2 }] });
  if (deliveryId === undefined) throw new Error('the order has no delivery');
  return { id: order.id, deliveryId };
};
const giveBack = (deliveryId: number, body: object, who = village.deliverer) =>
  who.post(`/deliveries/${deliveryId}/give_back/`, body);
const seenBy = async (who: Client, path: string): Promise<orders.Order> => (await who.get(path)).body;
const ofCustomer = (id: number) => seenBy(village.customer, `/customers/orders/${id}/`);
const ofShop = (id: number) => seenBy(village.retailer, `/shops/orders/${id}/`);
const ofOperator = async (id: number) => (await operator.get(`/operator/orders/${id}/`)).body;
const stock = async (): Promise<number> =>
  (await village.customer.get(`/shops/products/${tea}/`)).body.quantity;
const newest = async (who: Client) => (await who.get('/users/notifications/?limit=1')).body.results[0];
const failed = async (): Promise<number> =>
  (await operator.get('/operator/today/')).body.needs.deliveries_failed;
const requestIds = async (who: Client): Promise<number[]> =>
  (await who.get('/deliveries/requests/?limit=100')).body.results.map(({ id }: { id: number }) => id);

describe('before the pick-up', () => {
  it('opens the request again, and tells everybody but this deliverer [SILENT-9]', async () => {
    const { id, deliveryId } = await order('ASSIGNED');
    const before = await newest(village.deliverer);
    const answer = await giveBack(deliveryId, { reason: 'vehicle', note: 'The tyre is flat' });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await ofShop(id)).events.at(-1)?.text).toBe(
      'Ravi Kumar gave the delivery back, the vehicle broke down: The tyre is flat',
    );
    expect(await ofCustomer(id)).toMatchObject({ status: 'ACCEPTED', deliverer: null });
    expect(await newest(village.deliverer)).toEqual(before);
    expect((await newest(rival)).body).toMatch(/is open again/);
    expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).status).toBe(404);
  });

  it('keeps the note for shop and operators, and the customer reads neither note nor reason [SILENT-10]', async () => {
    const { id, deliveryId } = await order('ASSIGNED');
    await giveBack(deliveryId, { reason: 'unwell', note: 'Fever since noon' });
    const last = 'Ravi Kumar gave the delivery back, the deliverer is unwell: Fever since noon';
    expect((await ofShop(id)).events.at(-1)).toMatchObject({ status: 'ACCEPTED', text: last });
    expect((await ofOperator(id)).events.at(-1).text).toBe(last);
    expect((await ofCustomer(id)).events.at(-1)?.text).toBe('Waiting for another deliverer');
  });

  it('lets the same deliverer take it again [SILENT-9]', async () => {
    const { id, deliveryId } = await order('ASSIGNED');
    await giveBack(deliveryId, { reason: 'too_far' });
    expect(await requestIds(village.deliverer)).toContain(deliveryId);
    expect((await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
    expect((await ofCustomer(id)).status).toBe('ASSIGNED');
  });

  it('answers a repeat and changes nothing, until somebody else has it [SILENT-11]', async () => {
    const { id, deliveryId } = await order('ASSIGNED');
    for (const _ of [1, 2]) {
      const { status, body } = await giveBack(deliveryId, { reason: 'other' });
      expect([status, body]).toEqual([200, {}]);
    }
    expect((await ofShop(id)).events.filter(({ text }) => /gave the delivery back/.test(text))).toHaveLength(
      1,
    );
    await rival.post(`/deliveries/requests/${deliveryId}/accept/`);
    expect((await giveBack(deliveryId, { reason: 'other' })).status).toBe(404);
  });
});

describe('after the pick-up', () => {
  it('keeps the status, and tells customer, shop and operator [SILENT-12]', async () => {
    const { id, deliveryId } = await order('PICKED_UP');
    const { status, body } = await giveBack(deliveryId, {
      reason: 'nobody_there',
      note: 'The gate is locked',
    });
    expect([status, body.status, body.failed_delivery.reason]).toEqual([200, 'PICKED_UP', 'nobody_there']);
    const said = `Order #${id} from Ammini Vegetables was not delivered: nobody was there.`;
    const number = id % 2 ** 36;
    const told = said.replace(String(id), String(number));
    expect(await newest(village.customer)).toMatchObject({ body: told, link: `/shops/order/${id}` });
    expect(await newest(village.retailer)).toMatchObject({ body: told, link: `/retailer/orders/${id}` });
    const seen = [await ofCustomer(id), await ofShop(id), await ofOperator(id)];
    expect(seen.map((one) => one.failed_delivery?.reason)).toEqual(Array(3).fill('nobody_there'));
    expect(seen.map(({ events }) => events.at(-1)?.text)).toEqual([
      'Not delivered, nobody was there',
      'Not delivered, nobody was there: The gate is locked',
      'Not delivered, nobody was there: The gate is locked',
    ]);
    expect(await failed()).toBe(1);
    const listed = (await operator.get('/operator/orders/?need=deliveries_failed')).body.results;
    expect(listed.map((one: { id: number }) => one.id)).toEqual([id]);
    await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`);
  });

  it('no longer needs an operator when the deliverer delivers after all [SILENT-13]', async () => {
    const { id, deliveryId } = await order('PICKED_UP');
    await giveBack(deliveryId, { reason: 'not_found' });
    expect((await ofShop(id)).events.at(-1)?.text).toBe('Not delivered, the house was not found');
    expect((await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`)).status).toBe(200);
    expect([await failed(), (await ofCustomer(id)).failed_delivery]).toEqual([0, null]);
  });

  it('no longer needs an operator when one hands it over [SILENT-13]', async () => {
    const { id, deliveryId } = await order('PICKED_UP');
    await giveBack(deliveryId, { reason: 'nobody_there' });
    const handedOver = await operator.post(`/operator/orders/${id}/hand_over/`, { deliverer: rival.userId });
    expect([handedOver.status, await failed()]).toEqual([200, 0]);
    // A picked-up order can't be cancelled without a failed delivery.
    const { status, body } = await operator.post(`/operator/orders/${id}/cancel/`, { reason: 'Too late' });
    expect([status, body.code]).toEqual([409, 'order.cannot_cancel']);
    expect((await giveBack(deliveryId, { reason: 'refused' }, rival)).status).toBe(200);
    expect(await failed()).toBe(1);
    await rival.post(`/deliveries/${deliveryId}/delivered/`);
  });

  it('lets an operator cancel it after another failed try, and the goods go back to stock [SILENT-13]', async () => {
    const before = await stock();
    const { id, deliveryId } = await order('PICKED_UP');
    await giveBack(deliveryId, { reason: 'nobody_there' });
    const { delivery_code: code } = await ofCustomer(id);
    expect(code).toMatch(/^\d{4}$/);
    const wrong = { code: code === '0000' ? '1111' : '0000' };
    expect((await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`, wrong)).status).toBe(400);
    expect((await giveBack(deliveryId, { reason: 'refused' })).body.failed_delivery.reason).toBe('refused');
    expect(await stock()).toBe(before - 2);
    expect((await ofOperator(id)).allowed_actions).toEqual(['cancel', 'hand_over']);
    const { status, body } = await operator.post(`/operator/orders/${id}/cancel/`, { reason: 'Not wanted' });
    expect([status, body.status, body.failed_delivery]).toEqual([200, 'CANCELLED', null]);
    expect([await stock(), await failed()]).toEqual([before, 0]);
    expect((await operator.get('/operator/orders/?need=deliveries_failed')).body.count).toBe(0);
  });

  it('counts the same report once, and another note as another try [SILENT-11]', async () => {
    const { id, deliveryId } = await order('PICKED_UP');
    for (const note of ['', '', 'Called twice']) await giveBack(deliveryId, { reason: 'nobody_there', note });
    expect((await ofShop(id)).events.filter(({ text }) => /^Not delivered/.test(text))).toHaveLength(2);
    await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`);
  });
});

describe('what is refused', () => {
  it.each([
    ['ASSIGNED', 'nobody_there'],
    ['ASSIGNED', 'refused'],
    ['PICKED_UP', 'too_far'],
    ['PICKED_UP', 'other'],
    ['PICKED_UP', 'tired'],
  ] as const)('%s with the reason %s is 400 [SILENT-14]', async (status, reason) => {
    const { id, deliveryId } = await order(status);
    const answer = await giveBack(deliveryId, { reason });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['reason']]);
    expect((await ofCustomer(id)).status).toBe(status);
  });

  it('a later status is 409, and somebody else’s delivery 404 [SILENT-14]', async () => {
    const { deliveryId } = await order('DELIVERED');
    const { status, body } = await giveBack(deliveryId, { reason: 'refused' });
    expect([status, body.code]).toEqual([409, 'delivery.cannot_give_back']);
    const assigned = await order('ASSIGNED');
    expect((await giveBack(assigned.deliveryId, { reason: 'too_far' }, rival)).status).toBe(404);
  });

  it('allowed_actions has give_back while it is possible [SILENT-14]', async () => {
    const actions = async (id: number) =>
      (await village.deliverer.get(`/deliveries/${id}/`)).body.allowed_actions;
    expect(await actions((await order('ASSIGNED')).deliveryId)).toEqual(['picked_up', 'give_back']);
    expect(await actions((await order('PICKED_UP')).deliveryId)).toEqual(['delivered', 'give_back']);
    expect(await actions((await order('DELIVERED')).deliveryId)).toEqual(['completed']);
  });
});

it('the notes of a deleted customer’s orders are deleted [SILENT-15]', async () => {
  const customer = await makeCustomer(t, village.cityId);
  const { order, deliveryId } = await orderIn(village, 'PICKED_UP', { customer });
  await giveBack(deliveryId ?? 0, { reason: 'refused', note: 'Her son sent me away' });
  await operator.post(`/operator/orders/${order.id}/cancel/`, { reason: 'Not wanted' });
  t.clock.advance(60_000);
  await t.nobody.post('/users/login/', { number: customer.number });
  const otp = t.sms.codes.get(customer.number);
  expect((await customer.delete('/users/', { otp })).status).toBe(204);
  const { rows } = await t.database.pool.query('select 1 from order_event_notes where order_id = $1', [
    order.id,
  ]);
  expect(rows).toEqual([]);
  expect((await ofShop(order.id)).events.map(({ text }) => text)).toContain(
    'Not delivered, the order was refused at the door',
  );
});

it('a deliverer may give back 60 times a minute [NOTE-20]', async () => {
  const deliverer = await makeDelivererClient(t, village.cityId);
  const again = () => giveBack(999, { reason: 'too_far' }, deliverer);
  for (let times = 0; times < 60; times += 1) expect((await again()).status).toBe(404);
  const refused = await again();
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
});

describe('two at once', () => {
  // One person may not give back as often as these tests do.
  beforeEach(async () => {
    village = { ...village, deliverer: await makeDelivererClient(t, village.cityId) };
  });

  const rounds = Array.from({ length: 6 }, (_, round) => round);
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

  it('giving back against picking up: one wins [SILENT-16]', async () => {
    for (const _ of rounds) {
      const { id, deliveryId } = await order('ASSIGNED');
      const answers = await Promise.all([
        giveBack(deliveryId, { reason: 'too_far' }),
        village.deliverer.post(`/deliveries/${deliveryId}/picked_up/`),
      ]);
      const { status } = await ofCustomer(id);
      expect([
        [200, 404, 'ACCEPTED'],
        [400, 200, 'PICKED_UP'],
      ]).toContainEqual([...statuses(answers), status]);
    }
  });

  it('giving back against an operator who cancels: the order is cancelled [SILENT-16]', async () => {
    const before = await stock();
    for (const _ of rounds) {
      const { id, deliveryId } = await order('ASSIGNED');
      const answers = await Promise.all([
        giveBack(deliveryId, { reason: 'too_far' }),
        operator.post(`/operator/orders/${id}/cancel/`, { reason: 'Flood' }),
      ]);
      expect([
        [200, 200],
        [409, 200],
      ]).toContainEqual(statuses(answers));
      expect((await ofCustomer(id)).status).toBe('CANCELLED');
    }
    expect(await stock()).toBe(before);
  });

  it('giving back against an operator who hands it over: one wins [SILENT-16]', async () => {
    for (const _ of rounds) {
      const { id, deliveryId } = await order('ASSIGNED');
      const answers = await Promise.all([
        giveBack(deliveryId, { reason: 'too_far' }),
        operator.post(`/operator/orders/${id}/hand_over/`, { deliverer: rival.userId }),
      ]);
      const { status, deliverer } = await ofCustomer(id);
      expect([
        [200, 409, 'ACCEPTED', undefined],
        [404, 200, 'ASSIGNED', rival.number],
      ]).toContainEqual([...statuses(answers), status, deliverer?.number]);
    }
  });

  it('a failed delivery against delivering: the order is delivered [SILENT-16]', async () => {
    for (const _ of rounds) {
      const { id, deliveryId } = await order('PICKED_UP');
      const answers = await Promise.all([
        giveBack(deliveryId, { reason: 'nobody_there' }),
        village.deliverer.post(`/deliveries/${deliveryId}/delivered/`),
      ]);
      expect([
        [200, 200],
        [409, 200],
      ]).toContainEqual(statuses(answers));
      expect(await ofCustomer(id)).toMatchObject({ status: 'DELIVERED', failed_delivery: null });
    }
  });

  it('delivering after all against an operator who cancels: one wins [SILENT-16]', async () => {
    for (const _ of rounds) {
      const before = await stock();
      const { id, deliveryId } = await order('PICKED_UP');
      await giveBack(deliveryId, { reason: 'nobody_there' });
      const answers = await Promise.all([
        village.deliverer.post(`/deliveries/${deliveryId}/delivered/`),
        operator.post(`/operator/orders/${id}/cancel/`, { reason: 'Nobody there' }),
      ]);
      const { status } = await ofCustomer(id);
      expect([
        [200, 409, 'DELIVERED', before - 2],
        [409, 200, 'CANCELLED', before],
      ]).toContainEqual([...statuses(answers), status, await stock()]);
    }
  });

  it('two deliverers for a request that was given back: one wins [SILENT-16]', async () => {
    for (const _ of rounds) {
      const { deliveryId } = await order('ASSIGNED');
      await giveBack(deliveryId, { reason: 'too_far' });
      const answers = await Promise.all(
        [village.deliverer, rival].map((who) => who.post(`/deliveries/requests/${deliveryId}/accept/`)),
      );
      expect(statuses(answers).sort()).toEqual([200, 409]);
    }
  });
});
