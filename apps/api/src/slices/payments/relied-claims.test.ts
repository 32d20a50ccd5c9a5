// A claim for which the goods were given, and a denied payment whose money comes late.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';

const village = setUpVillage();
afterEach(() => village.testApp.clock.set('2026-11-21T04:30:00Z'));
const amount = 177.5;
const day = 86_400_000;

let operator: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});

type Completed = Awaited<ReturnType<typeof completed>>;

/** An order that its deliverer completed with nothing to collect, because of this claim. */
async function completed() {
  const placed = await orderIn(village, 'VERIFIED');
  const path = `/customers/orders/${placed.order.id}/`;
  const claim = (sum: number, reference: string | null = '4711') =>
    village.customer.post(`${path}paid_upi/`, { amount: sum, reference });
  const { body } = await claim(amount);
  const done = await village.deliverer.post(`/deliveries/${placed.deliveryId}/completed/`, {
    payment: 'UPI',
    payments: [],
  });
  expect(done.status).toBe(200);
  return { id: placed.order.id, deliveryId: placed.deliveryId, path, claim, payment: body.payments[0].id };
}

const seen = async ({ path }: Completed) => (await village.customer.get(path)).body;
const answer = ({ id, payment }: Completed, how: 'confirm' | 'deny') =>
  village.retailer.post(`/shops/orders/${id}/payments/${payment}/${how}/`);
const decide = ({ id, payment }: Completed, how: 'confirm' | 'deny', reason?: string, who = operator) =>
  who.post(`/operator/orders/${id}/payments/${payment}/${how}/`, { reason });
const newest = async (who: Client): Promise<string> =>
  (await who.get('/users/notifications/?limit=1')).body.results[0].body;
const textsOf = async (order: Completed): Promise<string[]> =>
  (await seen(order)).events.map(({ text }: { text: string }) => text);
const needs = async (): Promise<number> =>
  (await operator.get('/operator/today/')).body.needs.payments_denied;

describe('a claim on a completed order', () => {
  it('leaves the date of the receipt as it was, however late its answers come [PAY-63]', async () => {
    const order = await completed();
    const at = (await village.deliverer.get(`/deliveries/${order.deliveryId}/`)).body.completed_at;
    const completion = (await seen(order)).events.at(-1);
    expect([at, completion.status]).toEqual([completion.at, 'COMPLETED']);
    for (const how of ['deny', 'confirm'] as const) {
      village.testApp.clock.advance(120_000);
      await answer(order, how);
    }
    const { body } = await village.deliverer.get('/deliveries/');
    const listed = body.results.find(({ id }: { id: number }) => id === order.deliveryId);
    expect(listed.completed_at).toBe(at);
    expect((await seen(order)).events.at(-1).at).not.toBe(at);
  });

  it('is replaced by the same sum or more alone [PAY-29]', async () => {
    const order = await completed();
    for (const less of [0.01, amount - 0.01]) {
      const refused = await order.claim(less, '9999');
      expect([refused.status, refused.body.code]).toEqual([409, 'order.cannot_pay']);
      expect(refused.body.detail).toMatch(
        /^You have the goods of order \d+, and you said that you paid ₹177\.50/,
      );
    }
    expect(await seen(order)).toMatchObject({ due: 0, payments: [{ amount, reference: '4711' }] });
    const corrected = await order.claim(amount, '9999');
    expect(corrected.body).toMatchObject({ due: 0, payments: [{ amount, reference: '9999' }] });
  });

  it('counts as denied when its customer withdraws it: a need, a notification and a line of the history [PAY-29]', async () => {
    const order = await completed();
    const before = await needs();
    const told = await newest(village.customer);
    const withdrawn = await order.claim(0, null);
    expect([withdrawn.status, withdrawn.body]).toMatchObject([
      200,
      { due: amount, payments: [{ state: 'denied', amount, by: 'customer' }] },
    ]);
    expect(await needs()).toBe(before + 1);
    expect(await newest(village.retailer)).toMatch(
      /^The customer says that ₹177\.50 for order #\d+ was not paid by UPI after all/,
    );
    expect(await newest(village.customer)).toBe(told);
    const line = 'The customer says that ₹177.50 by UPI was not paid';
    expect((await textsOf(order)).at(-1)).toBe(line);
    // A repeat changes nothing.
    expect((await order.claim(0, null)).status).toBe(200);
    expect((await textsOf(order)).filter((text) => text === line)).toHaveLength(1);
    expect((await order.claim(100, '8888')).body).toMatchObject({ due: 77.5 });
    expect(await needs()).toBe(before + 1);
  });
});

describe('a denial', () => {
  it.each([
    ['the shop', 'Ammini Vegetables did not get ₹177.50 by UPI'],
    ['the operator', 'The operator says that ₹177.50 by UPI did not come'],
  ])('by %s is in the history, and so is the money that came late [PAY-17]', async (who, line) => {
    const order = await completed();
    await (who === 'the shop' ? answer(order, 'deny') : decide(order, 'deny'));
    await answer(order, 'confirm');
    expect((await textsOf(order)).slice(-2)).toEqual([line, '₹177.50 by UPI came after all']);
  });

  it('can be corrected by the shop for 30 days, and then by the operator alone [PAY-17]', async () => {
    const { clock } = village.testApp;
    const [soon, late] = [await completed(), await completed()];
    for (const order of [soon, late]) await answer(order, 'deny');
    clock.advance(30 * day - 60_000);
    expect((await answer(soon, 'confirm')).body).toMatchObject({ due: 0 });
    clock.advance(60_000);
    const refused = await answer(late, 'confirm');
    expect([refused.status, refused.body.code]).toEqual([409, 'order.cannot_pay']);
    expect(refused.body.detail).toMatch(/Ask the operator\.$/);
    expect(await seen(late)).toMatchObject({ due: amount });
    const later = await makeOperatorClient(village.testApp);
    expect((await decide(late, 'confirm', undefined, later)).body).toMatchObject({ due: 0 });
  });

  it('of what only the deliverer told can be corrected at any time [PAY-18]', async () => {
    const { order, deliveryId } = await orderIn(village, 'VERIFIED');
    const payments = [{ method: 'upi', amount, reference: '4711' }];
    const done = await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, {
      payment: 'UPI',
      payments,
    });
    const path = `/shops/orders/${order.id}/payments/${done.body.payments[0].id}/`;
    await village.retailer.post(`${path}deny/`);
    village.testApp.clock.advance(60 * day);
    expect((await village.retailer.post(`${path}confirm/`)).body.payments).toMatchObject([
      { state: 'confirmed' },
    ]);
  });

  it('that the operator settled is corrected by the operator alone [PAY-19]', async () => {
    const order = await completed();
    await answer(order, 'deny');
    const settled = await decide(order, 'deny', 'The shop lets it go');
    expect(settled.body).toMatchObject({ is_payment_denied: false, payments: [{ is_settled: true }] });
    expect((await answer(order, 'confirm')).body.code).toBe('order.cannot_pay');
    expect((await decide(order, 'confirm')).body).toMatchObject({ due: 0 });
  });
});
