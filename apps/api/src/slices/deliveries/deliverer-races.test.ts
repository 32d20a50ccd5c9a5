// Two operators act at the same time. One transaction holds its locks until the other waits for them.
import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Client } from '../../testing/client.ts';
import { waitForLockWait } from '../../testing/lock-waits.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';
import { makeDeliverer } from '../accounts/index.ts';
import { cancelByOperator, handOverOrder, lockOrder } from '../orders/index.ts';
import { dismissDeliverer, recordDeliveryAction } from './index.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const look = async (orderId: number): Promise<orders.Order> =>
  (await village.customer.get(`/customers/orders/${orderId}/`)).body;

/** 'done' or the code of the refusal. */
async function outcomeOf(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  try {
    await testApp.database.inTx(work);
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const dismiss = (userId: number) => (tx: Tx) => dismissDeliverer(tx, village.operatorId, { userId });
const handOver = (orderId: number, delivererId: number) => (tx: Tx) =>
  handOverOrder(tx, village.operatorId, { orderId, delivererId });

/** Runs `second` while `first` isn't committed yet. `second` waits, or ends before `first` does. */
async function interleave(
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  let outcome: Promise<string> | undefined;
  await testApp.database.inTx(async (tx) => {
    await first(tx);
    outcome = outcomeOf(second);
    await Promise.race([outcome, waitForLockWait(testApp.database)]);
  });
  return outcome ?? 'never begun';
}

describe('a dismissal', () => {
  let leaving: Client;
  let other: Client;
  beforeAll(async () => {
    other = await makeDelivererClient(testApp, village.cityId);
  });

  /** An order assigned to a deliverer who is about to be dismissed. */
  async function assigned(): Promise<{ orderId: number; deliveryId: number }> {
    leaving = await makeDelivererClient(testApp, village.cityId);
    const { order, deliveryId } = await orderIn({ ...village, deliverer: leaving }, 'ASSIGNED');
    if (deliveryId === undefined) throw new Error('the order has no delivery');
    return { orderId: order.id, deliveryId };
  }

  /** Starts the dismissal. While that waits for the order, runs `meanwhile`. */
  async function dismissWhile(orderId: number, meanwhile: (tx: Tx) => Promise<unknown>): Promise<string> {
    let outcome: Promise<string> | undefined;
    await testApp.database.inTx(async (tx) => {
      await lockOrder(tx, orderId);
      outcome = outcomeOf(dismiss(leaving.userId));
      await waitForLockWait(testApp.database);
      await meanwhile(tx);
    });
    return outcome ?? 'never begun';
  }

  it('keeps an order that was handed to another deliverer meanwhile [DELIV-24]', async () => {
    const { orderId, deliveryId } = await assigned();
    expect(await dismissWhile(orderId, handOver(orderId, other.userId))).toBe('done');
    expect(await look(orderId)).toMatchObject({ status: 'ASSIGNED', deliverer: { number: other.number } });
    expect((await other.post(`/deliveries/${deliveryId}/picked_up/`)).status).toBe(200);
    expect((await leaving.get('/deliveries/')).status).toBe(403);
  });

  it('succeeds when an order is picked up meanwhile [DELIV-24]', async () => {
    const { orderId, deliveryId } = await assigned();
    const pickUp = (tx: Tx) => recordDeliveryAction(tx, leaving, { deliveryId, action: 'picked_up' });
    expect(await dismissWhile(orderId, pickUp)).toBe('done');
    expect(await look(orderId)).toMatchObject({
      status: 'PICKED_UP',
      deliverer: { number: leaving.number },
    });
    expect((await leaving.get('/deliveries/')).status).toBe(403);
  });

  it('succeeds when an order is cancelled meanwhile [DELIV-24]', async () => {
    const { orderId } = await assigned();
    const cancel = (tx: Tx) => cancelByOperator(tx, null, { orderId, reason: 'The road is flooded' });
    expect(await dismissWhile(orderId, cancel)).toBe('done');
    expect((await look(orderId)).status).toBe('CANCELLED');
    expect((await leaving.get('/deliveries/')).status).toBe(403);
  });
});

describe('a hand-over', () => {
  it('is refused when the new deliverer is dismissed at that moment [DELIV-25]', async () => {
    const leaving = await makeDelivererClient(testApp, village.cityId);
    const { order } = await orderIn(village, 'ASSIGNED');
    expect(await interleave(dismiss(leaving.userId), handOver(order.id, leaving.userId))).toBe(
      'input.invalid',
    );
    expect(await look(order.id)).toMatchObject({
      status: 'ASSIGNED',
      deliverer: { number: village.deliverer.number },
    });
  });

  it('is seen by a dismissal of the new deliverer, which opens the request again [DELIV-25]', async () => {
    const leaving = await makeDelivererClient(testApp, village.cityId);
    const { order } = await orderIn(village, 'ASSIGNED');
    expect(await interleave(handOver(order.id, leaving.userId), dismiss(leaving.userId))).toBe('done');
    expect(await look(order.id)).toMatchObject({ status: 'ACCEPTED', deliverer: null });
  });

  it('is refused when the new deliverer moves to another city at that moment [DELIV-25]', async () => {
    const moving = await makeDelivererClient(testApp, village.cityId);
    const { cityId: elsewhere } = await makeVillage(testApp);
    const { order } = await orderIn(village, 'PICKED_UP');
    const move = (tx: Tx) => makeDeliverer(tx, moving.number, elsewhere);
    expect(await interleave(move, handOver(order.id, moving.userId))).toBe('input.invalid');
    expect((await look(order.id)).deliverer?.number).toBe(village.deliverer.number);
  });
});
