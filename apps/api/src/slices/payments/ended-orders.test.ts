// What was paid in advance for an order that ended without its goods.
import type { Order } from '@haat/contract/orders';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { placeOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';

const village = setUpVillage();
let operator: Client;
beforeAll(async () => {
  await village.retailer.patch('/shops/update/', { upi_id: 'ammini@okbank', offers_pick_up: true });
  operator = await makeOperatorClient(village.testApp);
});

/** An order to fetch. Its customer says that they paid this much by UPI. */
async function claimed(amount = 20) {
  const { id } = await placeOrder(village, { checkout: { fulfilment: 'pick_up', pay_by: 'upi' } });
  await village.retailer.post(`/shops/orders/${id}/accept/`);
  const { body } = await village.customer.post(`/customers/orders/${id}/paid_upi/`, {
    amount,
    reference: '4711',
  });
  const payment = `/shops/orders/${id}/payments/${body.payments[0].id}`;
  const answer = (how: 'confirm' | 'deny') => village.retailer.post(`${payment}/${how}/`);
  return { id: Number(id), answer };
}

const withdraw = (id: number) =>
  village.retailer.post(`/shops/orders/${id}/withdraw/`, { reason: 'out_of_stock' });
const cancel = (id: number) => operator.post(`/operator/orders/${id}/cancel/`, { reason: 'The shop burned' });
const seen = async (id: number): Promise<Order> =>
  (await village.customer.get(`/customers/orders/${id}/`)).body;
const heard = async (who: Client): Promise<readonly string[]> =>
  (await who.get('/users/notifications/?limit=3')).body.results.map(({ body }: { body: string }) => body);
const needs = async () => (await operator.get('/operator/today/')).body.needs;

const owed = { amount: 20, from: 'shop', how: 'upi', state: 'owed' };

it.each([
  ['the shop withdraws it', withdraw],
  ['the operator cancels it', cancel],
] as const)('is owed back by the shop when %s [REFUND-12]', async (_, end) => {
  const { id, answer } = await claimed();
  await answer('confirm');
  expect((await end(id)).body.status).toBe('CANCELLED');
  await end(id);
  const order = await seen(id);
  expect([order.refunds, order.payments]).toMatchObject([[owed], [{ amount: 20, state: 'confirmed' }]]);
  expect((await village.retailer.get(`/shops/orders/${id}/`)).body.refunds).toMatchObject([owed]);
  expect((await operator.get(`/operator/orders/${id}/`)).body.refunds).toMatchObject([owed]);
  expect((await heard(village.customer)).join()).toMatch(
    /You paid ₹20 for order #\d+, .+ gives it back to you\./,
  );
  if (end === cancel)
    expect((await heard(village.retailer)).join()).toMatch(/Give the ₹20 .* back to the customer/);
  const otp = await codeFor(village.testApp, village.customer);
  expect((await village.customer.delete('/users/', { otp })).body.code).toBe('account.open_money');
  const [refund] = order.refunds;
  expect((await village.retailer.post(`/shops/refunds/${refund?.id}/paid/`)).body.state).toBe('paid');
});

it('waits for the answer of the shop, whose yes makes it owed [REFUND-12]', async () => {
  const { id, answer } = await claimed();
  await cancel(id);
  const order = await seen(id);
  expect([order.refunds, order.payments]).toMatchObject([[], [{ amount: 20, state: 'claimed' }]]);
  expect((await heard(village.customer)).join()).toMatch(/If .+ got it, you get it back\./);
  expect((await heard(village.retailer)).join()).toMatch(/Did its ₹20 by UPI come\?/);
  expect((await answer('confirm')).body.refunds).toMatchObject([owed]);
  await answer('confirm');
  expect((await seen(id)).refunds).toHaveLength(1);
  expect((await heard(village.customer))[0]).toMatch(/You paid ₹20 .+ gives it back to you\./);
});

it('is nothing when the shop says that it never came, and no need stays [REFUND-12]', async () => {
  const before = (await needs()).payments_denied;
  const { id, answer } = await claimed();
  await answer('deny');
  expect((await needs()).payments_denied).toBe(before + 1);
  await withdraw(id);
  expect([(await seen(id)).refunds, (await needs()).payments_denied]).toEqual([[], before]);
  const late = await claimed();
  await withdraw(late.id);
  await late.answer('deny');
  expect([(await seen(late.id)).refunds, (await needs()).payments_denied]).toEqual([[], before]);
});

it('counts once, of an answer and an end at once [REFUND-12]', async () => {
  const { id, answer } = await claimed();
  await Promise.all([answer('confirm'), withdraw(id)]);
  expect((await seen(id)).refunds).toMatchObject([owed]);
});

it('is a need when the shop has not given it back for seven days [REFUND-12]', async () => {
  const { id, answer } = await claimed();
  await answer('confirm');
  await withdraw(id);
  village.testApp.clock.advance(7 * 86_400_000 + 60_000);
  operator = await village.testApp.signIn(operator.number);
  const { body } = await operator.get('/operator/orders/?need=refunds_owed');
  expect(body.results.map((order: Order) => order.id)).toContain(id);
});
