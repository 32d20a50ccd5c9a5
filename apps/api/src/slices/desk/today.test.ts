// What needs a hand, and the figures of the last days.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release } from '../../platform/release.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn, placeOrder } from '../../testing/orders.ts';
import { makeShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeVillage, makeWindow, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
let operator: Client;
beforeEach(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterEach(() => t.close());

const minuteMs = 60_000;
/** Reminders are taken at the end. */
async function wait(minutes: number): Promise<void> {
  t.clock.advance(minutes * minuteMs);
  await t.jobs.runDue({ early: true });
}

const today = async () => (await operator.get('/operator/today/')).body;
const needs = async () => (await today()).needs;

const nothing = {
  shops_waiting: 0,
  orders_unanswered: 0,
  requests_open: 0,
  deliveries_late: 0,
  deliveries_failed: 0,
  payments_denied: 0,
  hand_overs_waiting: 0,
  complaints_due: 0,
  support_open: 0,
  slots_nearly_full: 0,
  cities_without_slots: 0,
  backups_missing: 0,
  disks_low: 0,
  refunds_owed: 0,
};

it('says which Haat answers [RELEASE-4]', async () => {
  const { version, commit } = release();
  expect((await today()).release).toEqual({ version, commit });
});

describe('what needs a hand today', () => {
  it('is nothing at first [DESK-28]', async () => {
    expect(await needs()).toEqual(nothing);
  });

  it('counts waiting shops, support requests and cities without slots tomorrow [DESK-28]', async () => {
    await makeShop(t, { cityId: village.cityId });
    await village.customer.post('/customers/request/', { body: 'Rice flour, please' });
    const elsewhere = await makeCity(t);
    await makeWindow(t, elsewhere, { date: '2026-11-23' });
    // A day without room replaces the weekly windows.
    await makeWindow(t, village.cityId, { date: '2026-11-22', capacity: 0 });
    expect(await needs()).toEqual({
      ...nothing,
      shops_waiting: 1,
      support_open: 1,
      cities_without_slots: 2,
    });
    await makeWindow(t, elsewhere, { weekday: 0 });
    expect(await needs()).toMatchObject({ cities_without_slots: 1 });
  });

  it('counts an order that has waited for its shop or for a deliverer for ten minutes [DESK-28]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    await orderIn(village, 'REJECTED');
    expect(await needs()).toEqual(nothing);
    await wait(10);
    expect(await needs()).toEqual({ ...nothing, orders_unanswered: 1 });
    await village.retailer.post(`/shops/orders/${order.id}/accept/`);
    expect(await needs()).toEqual(nothing);
    await wait(10);
    expect(await needs()).toEqual({ ...nothing, requests_open: 1 });
  });

  it('counts orders that are due because a payment was denied, until they are paid [DESK-28]', async () => {
    const { order, deliveryId } = await orderIn(village, 'VERIFIED');
    const path = `/customers/orders/${order.id}/paid_upi/`;
    const { body } = await village.customer.post(path, { amount: 100, reference: '4711' });
    await village.retailer.post(`/shops/orders/${order.id}/payments/${body.payments[0].id}/deny/`);
    expect(await needs()).toEqual({ ...nothing, payments_denied: 1 });
    const { body: listed } = await operator.get('/operator/orders/?need=payments_denied');
    expect(listed.results.map(({ id }: { id: number }) => id)).toEqual([order.id]);
    expect((await today()).newest.payments_denied).toBe('2026-11-21T10:00:00+05:30');
    await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' });
    expect(await needs()).toEqual(nothing);
  });

  it('says when the newest of each began [DESK-200]', async () => {
    const { newest: before } = await today();
    expect(before).toEqual({
      shops_waiting: null,
      orders_unanswered: null,
      requests_open: null,
      deliveries_late: null,
      deliveries_failed: null,
      payments_denied: null,
      hand_overs_waiting: null,
      complaints_due: null,
      support_open: null,
      refunds_owed: null,
    });
    const first = await placeOrder(village);
    t.clock.advance(minuteMs);
    await placeOrder(village);
    await makeShop(t, { cityId: village.cityId });
    t.clock.advance(minuteMs);
    await village.customer.post('/customers/request/', { body: 'Rice flour, please' });
    await village.retailer.post(`/shops/orders/${first.id}/accept/`);
    await wait(10);
    expect((await today()).newest).toEqual({
      shops_waiting: '2026-11-21T10:01:00+05:30',
      orders_unanswered: '2026-11-21T10:12:00+05:30',
      requests_open: '2026-11-21T10:12:00+05:30',
      deliveries_late: null,
      deliveries_failed: null,
      payments_denied: null,
      hand_overs_waiting: null,
      complaints_due: null,
      support_open: '2026-11-21T10:02:00+05:30',
      refunds_owed: null,
    });
    t.clock.set('2026-11-21T14:00:00Z');
    operator = await makeOperatorClient(t);
    expect((await today()).newest.deliveries_late).toBe('2026-11-21T19:00:00+05:30');
  });

  it('counts deliveries that are not at the door when their slot ends [DESK-28]', async () => {
    for (const status of ['ACCEPTED', 'ASSIGNED', 'PICKED_UP', 'DELIVERED', 'VERIFIED'] as const) {
      await orderIn(village, status);
    }
    // The slot is from 17:00 to 19:00 in Kerala.
    t.clock.set('2026-11-21T13:30:00Z');
    operator = await makeOperatorClient(t);
    expect(await needs()).toEqual(nothing);
    t.clock.advance(1);
    expect(await needs()).toEqual({ ...nothing, deliveries_late: 3 });
  });

  it('counts slots from 80 % of their capacity on, until their cut-off [DESK-28]', async () => {
    await t.database.pool.query('update slot_windows set capacity = 5');
    for (let placed = 0; placed < 3; placed += 1) await placeOrder(village);
    expect(await needs()).toEqual(nothing);
    await placeOrder(village);
    expect(await needs()).toEqual({ ...nothing, slots_nearly_full: 1 });
    await placeOrder(village);
    expect(await needs()).toEqual({ ...nothing, slots_nearly_full: 1 });
    // An hour before the slot.
    t.clock.set('2026-11-21T10:30:00Z');
    expect(await needs()).toMatchObject({ slots_nearly_full: 0 });
  });
});

describe('the figures of the last 14 days', () => {
  const empty = {
    orders: 0,
    amount: 0,
    open: 0,
    open_amount: 0,
    cancelled: 0,
    rejected: 0,
    new_customers: 0,
  };

  it('end today, and count completed and open orders apart [DESK-29]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    const { order: carried } = await orderIn(village, 'PICKED_UP');
    await orderIn(village, 'CANCELLED');
    await orderIn(village, 'REJECTED');
    const { order: done } = await orderIn(village, 'COMPLETED');
    // They have an address and no order.
    await makeCustomer(t, village.cityId);
    const { days } = await today();
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ day: '2026-11-08', ...empty });
    expect(days[13]).toEqual({
      day: '2026-11-21',
      orders: 5,
      amount: done.amount,
      open: 2,
      open_amount: order.amount + carried.amount,
      cancelled: 1,
      rejected: 1,
      new_customers: 1,
    });
  });

  it('count a new customer on the day of their first order, also a cancelled one [DESK-29]', async () => {
    const newCustomers = async () => {
      operator = await makeOperatorClient(t);
      const { days } = await today();
      return days.slice(11).map(({ new_customers }: { new_customers: number }) => new_customers);
    };
    const later = await makeCustomer(t, village.cityId);
    await orderIn(village, 'CANCELLED');
    await orderIn(village, 'INITIATED');
    expect(await newCustomers()).toEqual([0, 0, 1]);
    t.clock.advance(24 * 60 * minuteMs);
    const tomorrow = { ...village, slotId: (await later.get('/shops/get-slots/')).body.results[0].id };
    await placeOrder(tomorrow);
    expect(await newCustomers()).toEqual([0, 1, 0]);
    await placeOrder(tomorrow, { customer: later });
    expect(await newCustomers()).toEqual([0, 1, 1]);
  });

  it('belong to the day in the time zone of the city [DESK-29]', async () => {
    t.clock.set('2026-11-21T18:29:00Z'); // 23:59 in Kerala
    const tomorrow = (await village.customer.get('/shops/get-slots/')).body.results[0].id;
    await placeOrder({ ...village, slotId: tomorrow });
    t.clock.advance(minuteMs);
    await placeOrder({ ...village, slotId: tomorrow });
    operator = await makeOperatorClient(t);
    const { days } = await today();
    const counted = days.slice(11).map(({ day, orders }: Record<string, unknown>) => [day, orders]);
    expect(counted).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
  });

  it('leave out what is older [DESK-29]', async () => {
    await orderIn(village, 'INITIATED');
    const dayMs = 24 * 60 * minuteMs;
    t.clock.advance(13 * dayMs);
    operator = await makeOperatorClient(t);
    expect((await today()).days[0]).toMatchObject({ day: '2026-11-21', orders: 1 });
    t.clock.advance(dayMs);
    operator = await makeOperatorClient(t);
    const { days } = await today();
    expect(days[0]).toEqual({ day: '2026-11-22', ...empty });
    expect(days.map(({ orders }: { orders: number }) => orders)).toEqual(Array(14).fill(0));
  });
});

it('has zeros before there is a city [DESK-28]', async () => {
  const bare = await createTestApp();
  try {
    const { status, body } = await (await makeOperatorClient(bare)).get('/operator/today/');
    expect([status, body.needs, body.days.length]).toEqual([200, nothing, 14]);
    expect(body.days[13].day).toBe('2026-11-21');
  } finally {
    await bare.close();
  }
});
