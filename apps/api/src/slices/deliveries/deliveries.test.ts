import type * as deliveries from '@haat/contract/deliveries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const laterSlot = async (): Promise<number> =>
  (await village.customer.get('/shops/get-slots/')).body.results.at(-1).id;

describe('deliveries', () => {
  it('lists own deliveries: active ones by slot, those at the door first, then ended ones, newest first [DELIV-11]', async () => {
    const deliverer = await makeDelivererClient(testApp, village.cityId);
    const inVillage = { ...village, deliverer };
    const later = { ...inVillage, slotId: await laterSlot() };
    const made = {
      ended: await orderIn(inVillage, 'COMPLETED'),
      endedLast: await orderIn(later, 'COMPLETED'),
      tomorrow: await orderIn(later, 'ASSIGNED'),
      next: await orderIn(inVillage, 'PICKED_UP'),
      nextAfter: await orderIn(inVillage, 'ASSIGNED'),
      atTheDoor: await orderIn(inVillage, 'DELIVERED'),
    };
    await orderIn(village, 'ASSIGNED');
    const nameOf = ({ id }: deliveries.Delivery) =>
      Object.entries(made).find(([, { deliveryId }]) => deliveryId === id)?.[0];
    const { body } = await deliverer.get('/deliveries/');
    expect(body.count).toBe(6);
    const inOrder = ['atTheDoor', 'next', 'nextAfter', 'tomorrow', 'endedLast', 'ended'];
    expect(body.results.map(nameOf)).toEqual(inOrder);
    expect(body.results[5].order.items).toHaveLength(2);
    const page = await deliverer.get('/deliveries/?limit=2&offset=3');
    expect(page.body.count).toBe(6);
    expect(page.body.results.map(nameOf)).toEqual(inOrder.slice(3, 5));
  });

  it("answers 404 for another's delivery [WHO-6, DELIV-12]", async () => {
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

  it('accepts actions in order, repeats without effect, refuses others [ORDER-16, DELIV-19, DELIV-20, DELIV-21, DELIV-22]', async () => {
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

  it('lists the allowed actions [ORDER-12, DELIV-6]', async () => {
    for (const [status, actions] of [
      ['ASSIGNED', ['picked_up', 'give_back']],
      ['PICKED_UP', ['delivered', 'give_back']],
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

  it('shows rejected items [DELIV-11, DELIV-12, DELIV-26]', async () => {
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
          { name: 'Country tomato, 1 kg', local_name: null, quantity: 2 },
          { name: 'Bath soap', local_name: null, quantity: 1 },
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
  ])('refuses a payment note that is %s [DELIV-7, DELIV-21, LIMIT-1]', async (_, body) => {
    const { deliveryId } = await orderIn(village, 'DELIVERED');
    const answer = await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual(['payment']);
    expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).body.status).toBe('DELIVERED');
  });

  it('are for deliverers [WHO-6]', async () => {
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

  it.each(['limit=0', 'limit=101', 'offset=-1', 'limit=x'])('refuse the page %s [API-13]', async (query) => {
    for (const path of ['/deliveries/', '/deliveries/requests/']) {
      expect((await village.deliverer.get(`${path}?${query}`)).status).toBe(400);
    }
  });
});
