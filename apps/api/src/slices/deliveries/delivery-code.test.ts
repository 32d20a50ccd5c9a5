import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
});
afterAll(() => t.close());

const setRule = (rule: string) => t.database.pool.query('update cities set delivery_code = $1', [rule]);

const codeOf = async (orderId: number): Promise<string | null> =>
  (await village.customer.get(`/customers/orders/${orderId}/`)).body.delivery_code;

/** An order on its way, with its code and a wrong one. */
async function onTheWay() {
  const { order, deliveryId } = await orderIn(village, 'PICKED_UP');
  const code = (await codeOf(order.id)) ?? '';
  const wrong = code === '0000' ? '1111' : '0000';
  const deliver = (body?: object) => village.deliverer.post(`/deliveries/${deliveryId}/delivered/`, body);
  const rule = async () => (await village.deliverer.get(`/deliveries/${deliveryId}/`)).body.code_rule;
  return { orderId: order.id, deliveryId, code, wrong, deliver, rule };
}

const lastText = async (orderId: number, reader: Client = village.customer, path = '/customers/orders') =>
  (await reader.get(`${path}/${orderId}/`)).body.events.at(-1).text;

const outcome = ({ status, body }: { status: number; body: { code?: string; status?: string } }) => [
  status,
  body.code ?? body.status,
];

describe('the code', () => {
  it('is shown to the customer alone, while Assigned and Picked up [HOUSE-20]', async () => {
    const { customer, retailer, deliverer } = village;
    const { order } = await orderIn(village, 'INITIATED');
    expect(order.delivery_code).toBeNull();
    await retailer.post(`/shops/orders/${order.id}/accept/`);
    expect(await codeOf(order.id)).toBeNull();
    const { body: requests } = await deliverer.get('/deliveries/requests/');
    const { id } = requests.results.at(-1);
    await deliverer.post(`/deliveries/requests/${id}/accept/`);
    const code = await codeOf(order.id);
    expect(code).toMatch(/^[0-9]{4}$/);
    expect((await retailer.get(`/shops/orders/${order.id}/`)).body.delivery_code).toBeNull();
    await deliverer.post(`/deliveries/${id}/picked_up/`);
    expect(await codeOf(order.id)).toBe(code);
    await deliverer.post(`/deliveries/${id}/delivered/`);
    expect((await customer.get(`/customers/orders/${order.id}/`)).body.delivery_code).toBeNull();
  });

  it('differs from order to order [HOUSE-20]', async () => {
    const codes = new Set<string>();
    for (let n = 0; n < 4; n += 1) codes.add((await onTheWay()).code);
    expect(codes.size).toBeGreaterThan(1);
  });

  it('marks the order as delivered, and the history says so [HOUSE-22]', async () => {
    const { orderId, code, deliver } = await onTheWay();
    for (const _ of [1, 2]) expect(outcome(await deliver({ code }))).toEqual([200, 'DELIVERED']);
    const { events } = (await village.customer.get(`/customers/orders/${orderId}/`)).body;
    const texts = events.map(({ text }: { text: string }) => text);
    expect(texts.slice(-2)).toEqual([
      'Picked up at Ammini Vegetables',
      'Delivered to the door with the delivery code',
    ]);
  });

  it.each([
    ['no_phone', 'Delivered to the door without a code: no phone'],
    ['phone_dead', 'Delivered to the door without a code: the phone was off'],
    ['someone_else', 'Delivered to the door without a code: somebody else took it'],
  ])('may be missing because of %s [HOUSE-22]', async (reason, text) => {
    const { orderId, deliver } = await onTheWay();
    expect(outcome(await deliver({ no_code_reason: reason }))).toEqual([200, 'DELIVERED']);
    expect(await lastText(orderId, village.retailer, '/shops/orders')).toBe(text);
    expect(await lastText(orderId)).toBe(text);
  });

  it.each([[1234], ['123'], ['12345'], ['12a4'], ['१२३४'], [null], ['']])(
    '%j is refused as input, and does not count [HOUSE-24]',
    async (code) => {
      const { deliver, rule } = await onTheWay();
      for (let n = 0; n < 6; n += 1) {
        const answer = await deliver({ code });
        expect([...outcome(answer), Object.keys(answer.body.errors)]).toEqual([
          400,
          'input.invalid',
          ['code'],
        ]);
      }
      expect(await rule()).toBe('offered');
    },
  );

  it('needs one of the known reasons [HOUSE-22]', async () => {
    const { deliver } = await onTheWay();
    expect(outcome(await deliver({ no_code_reason: 'in_a_hurry' }))).toEqual([400, 'input.invalid']);
  });
});

describe('a wrong code', () => {
  it('is refused, and after five only a reason counts [HOUSE-23]', async () => {
    const { code, wrong, deliver, rule } = await onTheWay();
    for (let n = 0; n < 5; n += 1)
      expect(outcome(await deliver({ code: wrong }))).toEqual([400, 'code.wrong']);
    expect(await rule()).toBe('over');
    for (const body of [{ code }, { code: wrong }, {}, undefined]) {
      expect(outcome(await deliver(body))).toEqual([409, 'code.over']);
    }
    expect(outcome(await deliver({ code, no_code_reason: 'phone_dead' }))).toEqual([200, 'DELIVERED']);
  });

  it('leaves the right one useful four times [HOUSE-23]', async () => {
    const { code, wrong, deliver } = await onTheWay();
    for (let n = 0; n < 4; n += 1) await deliver({ code: wrong });
    expect(outcome(await deliver({ code }))).toEqual([200, 'DELIVERED']);
  });

  it('counts once per call, also when many come at once [HOUSE-23]', async () => {
    const { code, wrong, deliver } = await onTheWay();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver({ code: wrong })));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((each) => each === 'code.wrong')).toHaveLength(5);
    expect(codes.filter((each) => each === 'code.over')).toHaveLength(15);
    expect(outcome(await deliver({ code }))).toEqual([409, 'code.over']);
  });

  it('counts once when its answer is lost, and gets the same answer [ONCE-8]', async () => {
    const { deliveryId, code, wrong, deliver, rule } = await onTheWay();
    const path = `/deliveries/${deliveryId}/delivered/`;
    const keyed = (one: string) => village.deliverer.post(path, { code: one }, { 'idempotency-key': 'lost' });
    for (let n = 0; n < 4; n += 1) await deliver({ code: wrong });
    const [first, second] = await Promise.all([keyed(wrong), keyed(wrong)]);
    expect(outcome(first)).toEqual([400, 'code.wrong']);
    // Each call has an id of its own.
    const sameAnswer = { ...first.body, request_id: expect.any(String) };
    expect([second.status, second.body]).toEqual([400, sameAnswer]);
    expect(await rule()).toBe('over');
    expect((await keyed(wrong)).body).toEqual(sameAnswer);
    expect(outcome(await keyed(code))).toEqual([409, 'code.over']);
  });

  it('leaves its key to the right one [ONCE-5, ONCE-8]', async () => {
    const { deliveryId, code, wrong, rule } = await onTheWay();
    const path = `/deliveries/${deliveryId}/delivered/`;
    const keyed = (one: string) => village.deliverer.post(path, { code: one }, { 'idempotency-key': 'same' });
    for (let n = 0; n < 6; n += 1) expect(outcome(await keyed(wrong))).toEqual([400, 'code.wrong']);
    expect(await rule()).toBe('offered');
    for (let n = 0; n < 2; n += 1) expect(outcome(await keyed(code))).toEqual([200, 'DELIVERED']);
  });

  it('is for others as if there were no order, and does not count [HOUSE-23]', async () => {
    const { rule } = await onTheWay();
    const { body } = await village.deliverer.get('/deliveries/');
    const other = await makeDelivererClient(t, village.cityId);
    for (let n = 0; n < 6; n += 1) {
      const answer = await other.post(`/deliveries/${body.results[0].id}/delivered/`, { code: '0000' });
      expect(answer.status).toBe(404);
    }
    expect(await rule()).toBe('offered');
  });

  it('before the order is picked up is too early, and does not count [HOUSE-23]', async () => {
    const { deliveryId } = await orderIn(village, 'ASSIGNED');
    for (let n = 0; n < 6; n += 1) {
      const answer = await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`, { code: '0000' });
      expect(outcome(answer)).toEqual([409, 'delivery.cannot_deliver']);
    }
    const { body } = await village.deliverer.get(`/deliveries/${deliveryId}/`);
    expect(body.code_rule).toBe('offered');
  });
});

describe('a city', () => {
  afterAll(() => setRule('offered'));

  it('that requires the code takes no delivery without it or a reason [HOUSE-25]', async () => {
    await setRule('required');
    const { deliver, code, rule } = await onTheWay();
    expect(await rule()).toBe('required');
    for (const body of [undefined, {}]) {
      const answer = await deliver(body);
      expect([...outcome(answer), Object.keys(answer.body.errors)]).toEqual([400, 'input.invalid', ['code']]);
    }
    expect(outcome(await deliver({ code }))).toEqual([200, 'DELIVERED']);
  });

  it('that has it off shows no code and asks for none [HOUSE-25]', async () => {
    await setRule('off');
    const { orderId, code, deliver, rule } = await onTheWay();
    expect([code, await rule()]).toEqual(['', 'off']);
    expect(outcome(await deliver({ code: '0000' }))).toEqual([200, 'DELIVERED']);
    expect(await lastText(orderId)).toBe('Delivered to the door');
  });

  it('asks for no code of an order that an older release placed [HOUSE-26]', async () => {
    await setRule('required');
    const { order, deliveryId } = await orderIn(village, 'PICKED_UP');
    await t.database.pool.query('update orders set delivery_code = null where id = $1', [order.id]);
    expect(await codeOf(order.id)).toBeNull();
    const answer = await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`);
    expect(outcome(answer)).toEqual([200, 'DELIVERED']);
  });
});
