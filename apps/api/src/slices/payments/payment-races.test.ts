// Two people act on the money of one order at the same time. Every race runs ten times.
import { expect, it, vi } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeRetailer } from '../../testing/village.ts';

// Ten rounds can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const village = setUpVillage();
const rounds = Array.from({ length: 10 }, (_, round) => round);
const outcomes = (answers: readonly TestAnswer[]): string[] =>
  answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`).sort();

async function claimed(amount: number) {
  const placed = await orderIn(village, 'VERIFIED');
  const path = `/customers/orders/${placed.order.id}/`;
  const { body } = await village.customer.post(`${path}paid_upi/`, { amount, reference: '4711' });
  return { ...placed, path, answer: `/shops/orders/${placed.order.id}/payments/${body.payments[0].id}/` };
}

it('of a confirmation and a denial at once, one counts [PAY-25]', async () => {
  for (const _ of rounds) {
    const { path, answer } = await claimed(177.5);
    const answers = await Promise.all([
      village.retailer.post(`${answer}confirm/`),
      village.retailer.post(`${answer}deny/`),
    ]);
    const { body } = await village.customer.get(path);
    // A denial may be corrected, a confirmation not.
    const isConfirmed = body.payments[0].state === 'confirmed';
    expect(isConfirmed).toBe(true);
    expect(['200 done,200 done', '200 done,409 answer.late']).toContain(outcomes(answers).join());
    expect(body.due).toBe(0);
  }
});

it('a claim beside a completion is counted once [PAY-25]', async () => {
  for (const _ of rounds) {
    const { order, deliveryId } = await orderIn(village, 'VERIFIED');
    const path = `/customers/orders/${order.id}/`;
    const [claim, completed] = await Promise.all([
      village.customer.post(`${path}paid_upi/`, { amount: 177.5, reference: '4711' }),
      village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' }),
    ]);
    expect(completed.status).toBe(200);
    const { body } = await village.customer.get(path);
    expect(body).toMatchObject({ status: 'COMPLETED', due: 0 });
    expect(body.payments).toMatchObject([{ method: claim.status === 200 ? 'upi' : 'cash', amount: 177.5 }]);
  }
});

it('two claims at once never pass what is due [PAY-25]', async () => {
  for (const _ of rounds) {
    const { order } = await orderIn(village, 'VERIFIED');
    const path = `/customers/orders/${order.id}/`;
    const claim = (reference: string) =>
      village.customer.post(`${path}paid_upi/`, { amount: 177.5, reference });
    expect(outcomes(await Promise.all([claim('AAAA'), claim('BBBB')]))).toEqual(['200 done', '200 done']);
    const { body } = await village.customer.get(path);
    expect([body.payments.length, body.due]).toEqual([1, 0]);
  }
});

it('a claim that is withdrawn beside the completion is asked for at the door, or denied [PAY-29]', async () => {
  for (const _ of rounds) {
    const { path, deliveryId } = await claimed(177.5);
    const [withdrawn, completed] = await Promise.all([
      village.customer.post(`${path}paid_upi/`, { amount: 0 }),
      village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'UPI', payments: [] }),
    ]);
    const { body } = await village.customer.get(path);
    expect(withdrawn.status).toBe(200);
    expect(body.due).toBe(177.5);
    if (completed.status === 200) {
      expect(body).toMatchObject({ status: 'COMPLETED', payments: [{ state: 'denied' }] });
    } else {
      expect(completed.body.code).toBe('payment.amount');
      expect(body).toMatchObject({ status: 'VERIFIED', payments: [] });
    }
  }
});

it('a claim that is withdrawn beside the answer of the shop is denied once, or confirmed [PAY-29]', async () => {
  for (const how of ['confirm', 'deny', 'confirm', 'deny', 'confirm', 'deny']) {
    const { path, answer, deliveryId } = await claimed(177.5);
    await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'UPI', payments: [] });
    const answers = await Promise.all([
      village.customer.post(`${path}paid_upi/`, { amount: 0 }),
      village.retailer.post(`${answer}${how}/`),
    ]);
    expect(outcomes(answers)).toEqual(['200 done', '200 done']);
    const { body } = await village.customer.get(path);
    const texts: string[] = body.events.map(({ text }: { text: string }) => text);
    const denials = texts.filter((text) => /did not get|was not paid/.test(text));
    expect([body.payments[0].state, body.due]).toEqual(
      how === 'confirm' ? ['confirmed', 0] : ['denied', 177.5],
    );
    expect(denials.length).toBeLessThanOrEqual(1);
  }
});

it('the shop of a suspended retailer still answers, another shop never [PAY-16]', async () => {
  const { answer } = await claimed(100);
  const other = await makeRetailer(village.testApp, village.cityId);
  expect((await other.post(`${answer}confirm/`)).status).toBe(404);
  const set = (state: string) =>
    village.testApp.database.pool.query('update shops set state = $1 where id = $2', [
      state,
      village.retailer.shopId,
    ]);
  await set('suspended');
  expect((await village.retailer.post(`${answer}confirm/`)).status).toBe(200);
  await set('verified');
});
