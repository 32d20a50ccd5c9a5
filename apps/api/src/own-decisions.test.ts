// Operators decide nothing about their own money: not as customer, retailer or deliverer of what it is about.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOperator } from './slices/accounts/index.ts';
import { handOver, settle } from './slices/cash/cash.factory.ts';
import type { Client, TestAnswer } from './testing/client.ts';
import { complain } from './testing/complaints.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { orderIn } from './testing/orders.ts';
import { setUpVillage } from './testing/set-up-village.ts';
import { makeCustomer, makeDelivererClient, makeRetailer, type Village } from './testing/village.ts';

const shared = setUpVillage();
let village: Village;
let helper: Client;
let otherOperator: Client;
beforeAll(async () => {
  otherOperator = await makeOperatorClient(shared.testApp);
  helper = await makeDelivererClient(shared.testApp, shared.cityId);
});
beforeEach(async () => {
  const { testApp, cityId } = shared;
  village = {
    ...shared,
    retailer: await makeRetailer(testApp, cityId),
    customer: await makeCustomer(testApp, cityId),
    deliverer: await makeDelivererClient(testApp, cityId),
  };
});

type Role = 'customer' | 'retailer' | 'deliverer';

/** A session of this person as an operator. */
async function asOperator(role: Role): Promise<Client> {
  const { testApp, [role]: person } = village;
  await testApp.database.inTx((tx) => makeOperator(tx, person.number));
  return testApp.signIn(person.number);
}

const refusal = ({ status, body }: TestAnswer) => [status, body.code, body.detail];
const own = [409, 'operator.own', 'You are part of this yourself. Ask another operator to decide.'];

async function expectOwn(client: Client, calls: readonly (readonly [path: string, body?: object])[]) {
  for (const [path, body] of calls)
    expect([path, refusal(await client.post(`/operator/${path}/`, body))]).toEqual([path, own]);
}

const recordOf = async (client: Client, orderId: number) =>
  (await client.get(`/operator/orders/${orderId}/`)).body;

describe.each<Role>(['customer', 'retailer', 'deliverer'])('an operator who is the %s', (role) => {
  it('leaves the order and its payments to another operator [DESK-253]', async () => {
    const accepted = (await orderIn(village, 'ACCEPTED')).order.id;
    const assigned = (await orderIn(village, 'ASSIGNED')).order.id;
    const verified = (await orderIn(village, 'VERIFIED')).order;
    const claim = { amount: verified.amount, reference: '4711' };
    const paid = await village.customer.post(`/customers/orders/${verified.id}/paid_upi/`, claim);
    const payment = `orders/${verified.id}/payments/${paid.body.payments[0].id}`;
    const { userId: delivererId } = village.deliverer;
    const operator = await asOperator(role);
    await expectOwn(operator, [
      // Assigning to oneself. Nobody delivers the accepted order yet.
      [`orders/${accepted}/assign`, { deliverer: delivererId }],
      [`orders/${assigned}/cancel`, { reason: 'Too late' }],
      [`orders/${assigned}/release`],
      [`orders/${assigned}/hand_over`, { deliverer: helper.userId }],
      [`${payment}/confirm`],
      [`${payment}/deny`],
    ]);
    expect(await recordOf(operator, assigned)).toMatchObject({ is_own: true, allowed_actions: [] });
    expect(await recordOf(otherOperator, assigned)).toMatchObject({
      is_own: false,
      allowed_actions: ['cancel', 'release', 'hand_over'],
    });
    const mine = (await operator.get('/operator/orders/?limit=100')).body.results;
    const isOwn = new Map(mine.map((one: { id: number; is_own: boolean }) => [one.id, one.is_own]));
    expect([isOwn.get(assigned), isOwn.get(verified.id)]).toEqual([true, true]);
  });

  it('leaves a complaint about the order to another operator [DESK-253]', async () => {
    const { order } = await orderIn(village, 'VERIFIED');
    const { id } = await complain(village, { customer: village.customer, orderId: order.id });
    const operator = await asOperator(role);
    await expectOwn(operator, [
      [`complaints/${id}/messages`, { body: 'All was well.' }],
      [`complaints/${id}/close`, { outcome: 'none', note: 'All was well.' }],
    ]);
    const close = { outcome: 'none', note: 'Settled.' };
    expect((await otherOperator.post(`/operator/complaints/${id}/close/`, close)).status).toBe(200);
  });
});

describe.each<Role>(['retailer', 'deliverer'])('an operator who is the %s', (role) => {
  it('leaves hand-overs and corrections of cash to another operator [DESK-253]', async () => {
    const { retailer, deliverer } = village;
    await settle(village, 20_000);
    const made = (await handOver(village, 100)).body.id;
    const operator = await asOperator(role);
    const party = { kind: 'shop', id: retailer.shopId };
    const correction = { party, amount: -50, reason: 'Miscounted' };
    await expectOwn(operator, [
      [`hand-overs/${made}/confirm`],
      [`hand-overs/${made}/dispute`, { reason: 'Nobody saw it' }],
      [`cash/${deliverer.userId}/correct`, correction],
    ]);
    const answers = [
      await otherOperator.post(`/operator/hand-overs/${made}/confirm/`),
      await otherOperator.post(`/operator/cash/${deliverer.userId}/correct/`, correction),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it('an operator who delivers leaves a hand-over to the operator to another one [DESK-253]', async () => {
  const { testApp, cityId, deliverer } = village;
  await testApp.database.pool.query(`update cities set fee_goes_to = 'operator' where id = $1`, [cityId]);
  await settle(village, 20_000);
  const made = await deliverer.post('/deliveries/cash/hand_overs/', { amount: 20 });
  const operator = await asOperator('deliverer');
  await expectOwn(operator, [[`hand-overs/${made.body.id}/confirm`]]);
  const body = { party: { kind: 'operator' }, amount: -20, reason: 'Paid' };
  await expectOwn(operator, [[`cash/${deliverer.userId}/correct`, body]]);
});

it('an operator does not take over an order as its deliverer [DESK-253]', async () => {
  const { order } = await orderIn(village, 'ASSIGNED', {
    customer: await makeCustomer(shared.testApp, shared.cityId),
  });
  const { testApp } = shared;
  await testApp.database.inTx((tx) => makeOperator(tx, helper.number));
  const operator = await testApp.signIn(helper.number);
  await expectOwn(operator, [[`orders/${order.id}/hand_over`, { deliverer: helper.userId }]]);
});

it('an operator who delivers is dismissed by another one [DESK-253]', async () => {
  const { userId } = village.deliverer;
  const operator = await asOperator('deliverer');
  expect(refusal(await operator.delete(`/operator/deliverers/${userId}/`))).toEqual(own);
  expect((await otherOperator.delete(`/operator/deliverers/${userId}/`)).status).toBe(204);
});
