// Two operators act at the same time. One transaction holds its locks until the other one's call waits for them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/database.ts';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { waitForLockWait } from '../../testing/lock-waits.ts';
import { actionsOn, makeOperatorClient } from '../../testing/operators.ts';
import { fillCart, orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeRetailer,
  makeVillage,
  type Retailer,
  type Village,
} from '../../testing/village.ts';
import { acceptRequest, dismissDeliverer } from '../deliveries/index.ts';
import { cancelByOperator, checkout, handOverOrder } from '../orders/index.ts';
import { suspendShop } from '../shops/index.ts';

let t: TestApp;
let village: Village;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

/** Makes the call while `first` isn't committed yet. The call waits, or ends before `first` does. */
async function interleave(
  first: (tx: Tx) => Promise<unknown>,
  call: () => Promise<TestAnswer>,
): Promise<TestAnswer> {
  let answer: Promise<TestAnswer> | undefined;
  await t.database.inTx(async (tx) => {
    await first(tx);
    answer = call();
    await Promise.race([answer, waitForLockWait(t.database)]);
  });
  if (!answer) throw new Error('the call was not made');
  return answer;
}

const look = async (orderId: number) => (await operator.get(`/operator/orders/${orderId}/`)).body;

describe('a dismissal at the desk, and a deliverer who accepts a request', () => {
  async function requested() {
    const leaving = await makeDelivererClient(t, village.cityId);
    const { order, deliveryId = 0 } = await orderIn(village, 'ACCEPTED');
    return { leaving, orderId: order.id, deliveryId };
  }

  async function expectOpen(orderId: number, deliveryId: number): Promise<void> {
    expect(await look(orderId)).toMatchObject({ status: 'ACCEPTED', deliverer: null });
    const { results } = (await village.deliverer.get('/deliveries/requests/?limit=100')).body;
    expect(results.map(({ id }: { id: number }) => id)).toContain(deliveryId);
  }

  it('opens the request again when it was accepted just before [DESK-118]', async () => {
    const { leaving, orderId, deliveryId } = await requested();
    const accept = (tx: Tx) => acceptRequest(tx, leaving, { deliveryId });
    const dismissed = await interleave(accept, () =>
      operator.delete(`/operator/deliverers/${leaving.userId}/`),
    );
    expect(dismissed.status).toBe(204);
    await expectOpen(orderId, deliveryId);
  });

  it('refuses the deliverer who accepts just after [DESK-118]', async () => {
    const { leaving, orderId, deliveryId } = await requested();
    const dismiss = (tx: Tx) => dismissDeliverer(tx, operator.userId, { userId: leaving.userId });
    const accepted = await interleave(dismiss, () =>
      leaving.post(`/deliveries/requests/${deliveryId}/accept/`),
    );
    expect([accepted.status, accepted.body.code]).toEqual([403, 'role.required']);
    await expectOpen(orderId, deliveryId);
  });
});

describe('two operators, one who cancels an order and one who hands it over', () => {
  let second: Client;
  let other: Client;
  beforeAll(async () => {
    second = await makeOperatorClient(t);
    other = await makeDelivererClient(t, village.cityId);
  });

  it('the hand-over is refused after the cancellation [DESK-118]', async () => {
    const orderId = (await orderIn(village, 'ASSIGNED')).order.id;
    const cancel = (tx: Tx) =>
      cancelByOperator(tx, operator.userId, { orderId, reason: 'The road is flooded' });
    const handedOver = await interleave(cancel, () =>
      second.post(`/operator/orders/${orderId}/hand_over/`, { deliverer: other.userId }),
    );
    expect([handedOver.status, handedOver.body.code]).toEqual([409, 'delivery.cannot_hand_over']);
    expect(await look(orderId)).toMatchObject({
      status: 'CANCELLED',
      deliverer: { id: village.deliverer.userId },
    });
    expect(await actionsOn(operator, 'order', orderId)).toEqual(['order.cancel']);
  });

  it('the cancellation after the hand-over tells the new deliverer [DESK-118]', async () => {
    const orderId = (await orderIn(village, 'ASSIGNED')).order.id;
    const handOver = (tx: Tx) => handOverOrder(tx, operator.userId, { orderId, delivererId: other.userId });
    const before = (await other.get('/users/notifications/')).body.unread_count;
    const cancelled = await interleave(handOver, () =>
      second.post(`/operator/orders/${orderId}/cancel/`, { reason: 'The road is flooded' }),
    );
    expect(cancelled.status).toBe(200);
    expect(await look(orderId)).toMatchObject({ status: 'CANCELLED', deliverer: { id: other.userId } });
    expect(await actionsOn(operator, 'order', orderId)).toEqual(['order.cancel', 'order.hand_over']);
    // The hand-over, and the cancellation.
    expect((await other.get('/users/notifications/')).body.unread_count).toBe(before + 2);
  });
});

describe('a suspension, and a checkout in the shop', () => {
  let shop: Retailer;
  let customer: Customer;
  let tea: number;
  async function readyToOrder(): Promise<void> {
    shop = await makeRetailer(t, village.cityId);
    customer = await makeCustomer(t, village.cityId);
    tea = await makeGoods(t, shop, { name: 'Tea', price: 30, quantity: 5 });
    await fillCart(customer, [{ productId: tea, quantity: 2 }]);
  }

  const stock = async (): Promise<number> =>
    Number(
      (await t.database.pool.query('select quantity from products where id = $1', [tea])).rows[0].quantity,
    );

  it('refuses the checkout after the suspension, and takes no stock [DESK-118]', async () => {
    await readyToOrder();
    const suspend = (tx: Tx) => suspendShop(tx, operator.userId, { shopId: shop.shopId, reason: 'Old fish' });
    const ordered = await interleave(suspend, () =>
      customer.post('/customers/checkout/', { slot: village.slotId }),
    );
    expect([ordered.status, ordered.body.code]).toEqual([409, 'cart.empty']);
    expect((await customer.get('/customers/orders/')).body.count).toBe(0);
    expect(await stock()).toBe(5);
  });

  it('leaves an order that was placed just before, which can only be cancelled [DESK-118]', async () => {
    await readyToOrder();
    const input = {
      slotId: village.slotId,
      additionalDetails: '',
      ifMissing: 'ask' as const,
      payBy: 'cash' as const,
      fulfilment: 'delivery' as const,
      language: 'en' as const,
      expectedPaise: undefined,
      limits: undefined,
    };
    const suspended = await interleave(
      (tx) => checkout(tx, customer, input),
      () => operator.post(`/operator/shops/${shop.shopId}/suspend/`, { reason: 'Old fish' }),
    );
    expect([suspended.status, suspended.body.state]).toEqual([200, 'suspended']);
    const [order] = (await customer.get('/customers/orders/')).body.results;
    expect(order).toMatchObject({ status: 'INITIATED' });
    expect((await shop.post(`/shops/orders/${order.id}/accept/`)).status).toBe(403);
    const reason = 'The shop is suspended';
    expect((await operator.post(`/operator/orders/${order.id}/cancel/`, { reason })).status).toBe(200);
    expect(await stock()).toBe(5);
  });
});
