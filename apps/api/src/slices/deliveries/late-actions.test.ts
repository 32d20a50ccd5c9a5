// Actions that a phone sends later, when it has a connection again.
import { serverLimits } from '@haat/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeliveryId, orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const ago = (seconds: number | string) => ({ 'Done-Seconds-Ago': String(seconds) });

interface Event {
  readonly at: string;
  readonly status: string;
  readonly done_at?: string;
}

const lastEvent = async (orderId: number): Promise<Event> => {
  const { body } = await village.customer.get(`/customers/orders/${orderId}/`);
  return body.events.at(-1);
};

const secondsLate = ({ at, done_at: doneAt }: Event): number | undefined =>
  doneAt === undefined ? undefined : (Date.parse(at) - Date.parse(doneAt)) / 1000;

describe('a completion with the amount that the deliverer saw', () => {
  const completion = (deliveryId: number | undefined) => (amount: number) => {
    const body = { payment: 'Cash', expected_amount: amount };
    return village.deliverer.post(`/deliveries/${deliveryId}/completed/`, body, ago(60));
  };

  it('is refused when the customer has refused items since, and taken at the new amount [OUTBOX-17, DELIV-28]', async () => {
    const { order, deliveryId } = await orderIn(village, 'DELIVERED');
    const complete = completion(deliveryId);
    const { body: verified } = await village.customer.post(`/customers/orders/${order.id}/verified/`, {
      items: order.items.map(({ id }: { id: number }) => ({ id, quantity: 0 })),
    });
    expect(verified.amount).toBeLessThan(order.amount);
    const refused = await complete(order.amount);
    expect([refused.status, refused.body.code]).toEqual([409, 'order.changed']);
    expect(refused.body.amount).toBe(verified.amount);
    expect(refused.body.detail).toContain(`is now ₹${verified.amount}.`);
    const { body: unchanged } = await village.deliverer.get(`/deliveries/${deliveryId}/`);
    expect([unchanged.status, unchanged.order.payment]).toEqual(['VERIFIED', null]);
    const completed = await complete(verified.amount);
    expect([completed.status, completed.body.status]).toEqual([200, 'COMPLETED']);
    expect((await complete(order.amount)).status).toBe(200);
  });

  it('that comes too early is refused because of the status, whatever the amount [DELIV-28]', async () => {
    const { order, deliveryId } = await orderIn(village, 'PICKED_UP');
    const refused = await completion(deliveryId)(order.amount + 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'delivery.cannot_complete']);
  });

  it.each([-1, 1.005, '125'])('refuses %s as an amount [DELIV-28]', async (amount) => {
    const { deliveryId } = await orderIn(village, 'DELIVERED');
    const answer = await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, {
      payment: 'Cash',
      expected_amount: amount,
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['expected_amount']]);
  });
});

describe('the time done', () => {
  it('is in the history with the time received, for each action of retailer and deliverer [OUTBOX-11, OUTBOX-13]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    testApp.clock.advance(3_600_000);
    await village.retailer.post(`/shops/orders/${order.id}/accept/`, undefined, ago(600));
    const id = await openDeliveryId(village, order.id);
    const { deliverer } = village;
    await deliverer.post(`/deliveries/requests/${id}/accept/`, undefined, ago(500));
    await deliverer.post(`/deliveries/${id}/picked_up/`, undefined, ago(400));
    await deliverer.post(`/deliveries/${id}/delivered/`, undefined, ago(300));
    await deliverer.post(`/deliveries/${id}/completed/`, { payment: 'Cash' }, ago(200));
    const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
    expect(body.events.map((event: Event) => [event.status, secondsLate(event)])).toEqual([
      ['INITIATED', undefined],
      ['ACCEPTED', 600],
      ['ASSIGNED', 500],
      ['PICKED_UP', 400],
      ['DELIVERED', 300],
      ['COMPLETED', 200],
    ]);
    expect(body.events[1].done_at).toMatch(/\+05:30$/);
  });

  it('is kept for a rejection too [OUTBOX-13]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    testApp.clock.advance(3_600_000);
    await village.retailer.post(`/shops/orders/${order.id}/reject/`, undefined, ago(60));
    expect(secondsLate(await lastEvent(order.id))).toBe(60);
  });

  it('is absent for an action sent at once [OUTBOX-13]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    await village.retailer.post(`/shops/orders/${order.id}/accept/`, undefined, ago(0));
    expect(await lastEvent(order.id)).not.toHaveProperty('done_at');
  });

  it.each(['-5', '1.5', 'soon', '9999999999'])('refuses %s [OUTBOX-11]', async (seconds) => {
    const { order } = await orderIn(village, 'INITIATED');
    const answer = await village.retailer.post(`/shops/orders/${order.id}/accept/`, undefined, ago(seconds));
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { 'Done-Seconds-Ago': ['Send a whole number of seconds.'] },
    ]);
    expect((await lastEvent(order.id)).status).toBe('INITIATED');
  });

  // Last, because it moves the clock past the slot.
  it('is at most a day ago, and not before the order [OUTBOX-12]', async () => {
    const accept = async (waitedMs: number, seconds: number) => {
      const { order } = await orderIn(village, 'INITIATED');
      testApp.clock.advance(waitedMs);
      const answer = await village.retailer.post(
        `/shops/orders/${order.id}/accept/`,
        undefined,
        ago(seconds),
      );
      expect(answer.status).toBe(200);
      return secondsLate(await lastEvent(order.id));
    };
    expect(await accept(1_800_000, 7_200)).toBe(1_800);
    expect(await accept(30 * 3_600_000, 999_999_999)).toBe(serverLimits.doneSecondsAgo);
  });
});
