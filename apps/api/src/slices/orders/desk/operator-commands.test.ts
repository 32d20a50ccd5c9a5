// The operator's commands on orders. `operator-orders.test.ts` tests their routes.
import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { makeCity } from '../../../testing/cities.ts';
import { orderIn } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeDelivererClient, makeGoods, makeVillage, type Village } from '../../../testing/village.ts';
import { dismissDeliverer } from '../../deliveries/index.ts';
import { cancelByOperator, handOverOrder, releaseOrder } from '../index.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const look = async (orderId: number): Promise<orders.Order> =>
  (await village.customer.get(`/customers/orders/${orderId}/`)).body;

async function codeOf(work: (tx: Tx) => Promise<unknown>): Promise<string | undefined> {
  try {
    await testApp.database.inTx(work);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const cancel = (orderId: number, reason = 'The road is flooded') =>
  codeOf((tx) => cancelByOperator(tx, village.operatorId, { orderId, reason }));
const release = (orderId: number) => codeOf((tx) => releaseOrder(tx, village.operatorId, { orderId }));
const handOver = (orderId: number, delivererId: number) =>
  codeOf((tx) => handOverOrder(tx, village.operatorId, { orderId, delivererId }));

describe('the operator cancels', () => {
  it.each(['INITIATED', 'ACCEPTED', 'ASSIGNED'] as const)(
    'at %s, with a reason, and stock comes back [ORDER-3]',
    async (status) => {
      const tea = await makeGoods(testApp, village.retailer, { price: 10, quantity: 9 });
      const { order } = await orderIn(village, status, { wanted: [{ productId: tea, quantity: 4 }] });
      expect(await cancel(order.id)).toBeUndefined();
      const { status: now, events } = await look(order.id);
      expect(now).toBe('CANCELLED');
      expect(events.at(-1)?.text).toBe('Cancelled by the operator: The road is flooded');
      expect((await village.customer.get(`/shops/products/${tea}/`)).body.quantity).toBe(9);
      expect(await cancel(order.id)).toBeUndefined();
      expect((await village.customer.get(`/shops/products/${tea}/`)).body.quantity).toBe(9);
      const byCustomer = await village.customer.post(`/customers/orders/${order.id}/cancel/`);
      expect([byCustomer.status, byCustomer.body.code]).toEqual([409, 'order.cannot_cancel']);
    },
  );

  it("closes the open request, and keeps the delivery in its deliverer's list", async () => {
    const open = await orderIn(village, 'ACCEPTED');
    await cancel(open.order.id);
    const answer = await village.deliverer.post(`/deliveries/requests/${open.deliveryId}/accept/`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    const requests = (await village.deliverer.get('/deliveries/requests/?limit=100')).body.results;
    expect(requests.map(({ id }: { id: number }) => id)).not.toContain(open.deliveryId);

    const taken = await orderIn(village, 'ASSIGNED');
    await cancel(taken.order.id);
    const { body } = await village.deliverer.get('/deliveries/?limit=1');
    expect(body.results[0]).toMatchObject({ id: taken.deliveryId, status: 'CANCELLED', allowed_actions: [] });
    const mark = await village.deliverer.post(`/deliveries/${taken.deliveryId}/picked_up/`);
    expect([mark.status, mark.body.code]).toEqual([409, 'delivery.cannot_pick_up']);
    const again = await village.deliverer.post(`/deliveries/requests/${taken.deliveryId}/accept/`);
    expect(again.status).toBe(404);
  });

  it('is refused after pick-up and for unknown orders [ORDER-3]', async () => {
    const { order } = await orderIn(village, 'PICKED_UP');
    expect(await cancel(order.id)).toBe('order.cannot_cancel');
    expect(await cancel(9_999_999)).toBe('not_found');
  });
});

describe('releasing a delivery', () => {
  it('opens the request again [ORDER-6]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    const other = await makeDelivererClient(testApp, village.cityId);
    expect(await release(order.id)).toBeUndefined();
    const released = await look(order.id);
    expect([released.status, released.deliverer]).toEqual(['ACCEPTED', null]);
    expect(released.events.at(-1)?.text).toBe('Waiting for another deliverer');
    expect((await village.deliverer.get(`/deliveries/${deliveryId}/`)).status).toBe(404);
    expect((await other.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
    const late = await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
    expect([late.status, late.body.code]).toEqual([409, 'delivery.taken']);
    expect(await release(order.id)).toBeUndefined();
    expect((await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
  });

  it('is refused after pick-up and for unknown orders [ORDER-6]', async () => {
    const { order } = await orderIn(village, 'PICKED_UP');
    expect(await release(order.id)).toBe('delivery.cannot_release');
    expect(await release(9_999_999)).toBe('not_found');
  });
});

describe('a dismissed deliverer', () => {
  const dismiss = (userId: number) =>
    testApp.database.inTx((tx) => dismissDeliverer(tx, village.operatorId, { userId }));

  it('loses access; orders not picked up become open requests, the others wait for a hand-over [DELIV-24]', async () => {
    const leaving = await makeDelivererClient(testApp, village.cityId);
    const inVillage = { ...village, deliverer: leaving };
    const waiting = await orderIn(inVillage, 'ASSIGNED');
    const carried = await orderIn(inVillage, 'PICKED_UP');
    expect((await dismiss(leaving.userId)).changed).toBe(true);
    const answer = await leaving.post(`/deliveries/${carried.deliveryId}/delivered/`);
    expect([answer.status, answer.body.code]).toEqual([403, 'role.required']);
    expect(await look(waiting.order.id)).toMatchObject({ status: 'ACCEPTED', deliverer: null });
    expect(await look(carried.order.id)).toMatchObject({
      status: 'PICKED_UP',
      deliverer: { number: leaving.number },
    });
    expect((await dismiss(leaving.userId)).changed).toBe(false);
    expect(await handOver(carried.order.id, village.deliverer.userId)).toBeUndefined();
    expect((await village.deliverer.post(`/deliveries/${carried.deliveryId}/delivered/`)).status).toBe(200);
  });

  it('has no delivery after accepting a request at the moment of the dismissal [DELIV-24]', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const leaving = await makeDelivererClient(testApp, village.cityId);
      const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
      const [answer] = await Promise.all([
        leaving.post(`/deliveries/requests/${deliveryId}/accept/`),
        dismiss(leaving.userId),
      ]);
      expect([200, 403]).toContain(answer.status);
      expect(await look(order.id)).toMatchObject({ status: 'ACCEPTED', deliverer: null });
    }
  });
});

describe('a hand-over', () => {
  it.each(['ASSIGNED', 'PICKED_UP', 'DELIVERED', 'VERIFIED'] as const)(
    'at %s changes only the deliverer [ORDER-6]',
    async (status) => {
      const { order, deliveryId } = await orderIn(village, status);
      const other = await makeDelivererClient(testApp, village.cityId);
      expect(await handOver(order.id, other.userId)).toBeUndefined();
      const handed = await look(order.id);
      expect(handed.status).toBe(status);
      expect(handed.deliverer?.number).toBe(other.number);
      expect(handed.events.at(-1)).toMatchObject({ status, text: 'Handed over to Ravi Kumar' });
      expect((await other.get(`/deliveries/${deliveryId}/`)).body.status).toBe(status);
      for (const path of ['', 'picked_up/', 'delivered/']) {
        const url = `/deliveries/${deliveryId}/${path}`;
        const answer = path ? await village.deliverer.post(url) : await village.deliverer.get(url);
        expect(answer.status).toBe(404);
      }
    },
  );

  it("doesn't let the new deliverer repeat the old one's action [ORDER-6]", async () => {
    const { order, deliveryId } = await orderIn(village, 'PICKED_UP');
    const other = await makeDelivererClient(testApp, village.cityId);
    await handOver(order.id, other.userId);
    const answer = await other.post(`/deliveries/${deliveryId}/picked_up/`);
    expect([answer.status, answer.body.code]).toEqual([409, 'delivery.cannot_pick_up']);
    expect((await other.post(`/deliveries/${deliveryId}/delivered/`)).status).toBe(200);
    const accept = await other.post(`/deliveries/requests/${deliveryId}/accept/`);
    expect([accept.status, accept.body.code]).toEqual([409, 'delivery.taken']);
  });

  it('goes to another deliverer of the city, never to the customer [ORDER-6, DELIV-25]', async () => {
    const { order } = await orderIn(village, 'PICKED_UP');
    const elsewhere = await makeDelivererClient(testApp, await makeCity(testApp));
    for (const userId of [village.deliverer.userId, village.customer.userId, elsewhere.userId, 9_999_999]) {
      expect(await handOver(order.id, userId)).toBe('input.invalid');
    }
    expect(await handOver(9_999_999, village.deliverer.userId)).toBe('not_found');
    const { order: open } = await orderIn(village, 'ACCEPTED');
    expect(await handOver(open.id, village.deliverer.userId)).toBe('delivery.cannot_hand_over');
  });
});
