// How often one person may tell the same other person something (decision 0046).
import type { Complaint } from '@haat/contract/complaints';
import { endpoints } from '@haat/contract/every-endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer as Answer, Client } from '../../testing/client.ts';
import { complain } from '../../testing/complaints.ts';
import { offerTo, openCredit } from '../../testing/credit.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { fillCart, openDeliveryId, orderIn, type PlacedOrder } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeVillage,
  type Village,
} from '../../testing/village.ts';

const perHour = 3;
const hourMs = 60 * 60 * 1000;

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp({ TELLS_PER_HOUR: String(perHour) });
  village = await makeVillage(t);
});
beforeEach(() => t.database.pool.query('delete from code_limits'));
afterAll(() => t.close());

const telling = (kind: 'limited' | 'once'): string[] =>
  [...endpoints]
    .filter(([, { tells }]) => tells === kind)
    .map(([name]) => name)
    .sort();

const claim = ({ order }: PlacedOrder, reference: string, headers = {}) =>
  village.customer.post(`/customers/orders/${order.id}/paid_upi/`, { amount: 1, reference }, headers);

const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

/** One call after another. */
async function repeat(times: number, call: (time: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await call(time));
  return answers;
}

async function expectLimit(call: (time: number) => Promise<Answer>): Promise<Answer> {
  const answers = await repeat(perHour + 1, call);
  const refused = answers.at(-1);
  expect(answers.slice(0, -1).filter(({ status }) => status >= 300)).toEqual([]);
  expect([refused?.status, refused?.body.code]).toEqual([429, 'rate.limited']);
  if (!refused) throw new Error('nothing was refused');
  return refused;
}

/** The same after calls that counted already. */
const expectLimitAfter = async (counted: number, call: (time: number) => Promise<Answer>): Promise<void> => {
  const answers = await repeat(perHour + 1 - counted, call);
  expect(statusesOf(answers)).toEqual([...Array(perHour - counted).fill(201), 429]);
};

const told = async (client: Client): Promise<number> =>
  (await client.get('/users/notifications/')).body.count;

describe('each call that tells another person something [NOTE-21]', () => {
  it('is limited, unless it happens once for each order', () => {
    expect(telling('once')).toEqual([
      'deliveries.acceptRequest',
      'deliveries.acceptRequestByGet',
      'deliveries.acceptRequests',
      'deliveries.markAllPickedUp',
      'deliveries.markCompleted',
      'deliveries.markDelivered',
      'deliveries.markPickedUp',
      'lists.agreeToList',
      'lists.cancelList',
      'lists.refuseList',
      'lists.sendList',
      'operatorDispatch.assignOrders',
      'operatorOrders.assignOrder',
      'operatorOrders.cancelOrder',
      'orders.acceptOrder',
      'orders.cancelOrder',
      'orders.checkout',
      'orders.handOutOrder',
      'orders.readyOrder',
      'orders.rejectOrder',
      'orders.verifyOrder',
      'orders.withdrawOrder',
      'packing.packOrder',
      'packing.weighOrder',
      'phoneOrders.confirmPhoneOrder',
      'proposals.answerProposal',
      'standing.acceptStanding',
    ]);
    expect(telling('limited').length).toBeGreaterThan(25);
  });

  it('says so in the contract, or fails its tests', async () => {
    const { actorId, notifications } = { actorId: village.customer.userId, notifications: [] };
    const tellBy = (name: string) =>
      t.database.inTx((tx) => {
        const spec = endpoints.get(name);
        if (!spec) throw new Error(`no endpoint ${name}`);
        tx.call = { spec, notifiedIds: new Set() };
        return t.events.publish(tx, 'people.notified', { actorId, notifications });
      });
    await expect(tellBy('accounts.logout')).rejects.toThrow('POST /users/logout/ has no `tells`');
    await tellBy('payments.claimUpi');
  });
});

describe('twenty calls an hour to the same person [NOTE-21]', () => {
  it('of claims, whatever the reference, then 429 with words and nothing changed', async () => {
    const placed = await orderIn(village, 'VERIFIED');
    const before = await told(village.retailer);
    const refused = await expectLimit((time) => claim(placed, `100${time}`));
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body.detail).toBe(
      'You have notified this person 3 times in an hour. Try again in 60 minutes.',
    );
    expect(await told(village.retailer)).toBe(before + perHour);
    const { body } = await village.customer.get(`/customers/orders/${placed.order.id}/`);
    expect(body.payments.map(({ reference }: { reference: string }) => reference)).toEqual(['1002']);
  });

  it('in the language of the person', async () => {
    await village.customer.patch('/users/preferences/', { language: 'hi' });
    const placed = await orderIn(village, 'VERIFIED');
    const refused = await expectLimit((time) => claim(placed, `110${time}`));
    await village.customer.patch('/users/preferences/', { language: 'en' });
    expect(refused.body.detail).toBe('एक घंटे में इस व्यक्ति को 3 बार सूचना जा चुकी है। 60 मिनट बाद फिर से कोशिश करें।');
  });

  it('of proposals', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    const [item] = order.items;
    const refused = await expectLimit((time) =>
      village.retailer.post(`/shops/orders/${order.id}/propose/`, {
        changes: [{ id: item?.id, quantity: 1, price: 30 + time / 100 }],
      }),
    );
    expect(refused.headers['retry-after']).toBe('3600');
  });

  it('of credit lines, from either side, and of offers', async () => {
    const { customer, id } = await openCredit(village);
    const line = { kind: 'correction', amount: 5, note: 'Rice' };
    await expectLimitAfter(1, () => village.retailer.post(`/shops/credit/${id}/entries/`, line));
    const { body } = await village.retailer.get(`/shops/credit/${id}/entries/`);
    const entryId = body.results[0].id;
    const answer = (act: string) => customer.post(`/customers/credit/${id}/entries/${entryId}/${act}/`);
    // With the answer to the offer these are two.
    expect((await answer('agree')).status).toBe(200);
    await expectLimitAfter(2, () =>
      customer.post(`/customers/credit/${id}/entries/`, { amount: 0.01, note: '' }),
    );
  });

  it('of messages about complaints', async () => {
    const complaint: Complaint = await complain(village);
    const write = (who: Client, path: string) => (time: number) =>
      who.post(`${path}/${complaint.id}/messages/`, { body: `Message ${time}` });
    await expectLimitAfter(1, write(village.customer, '/customers/complaints'));
    await expectLimitAfter(0, write(village.retailer, '/shops/complaints'));
  });

  it('of an operator to one person, and not to others', async () => {
    const operator = await makeOperatorClient(t);
    const suspend = (time: number) =>
      operator.post(`/operator/shops/${village.retailer.shopId}/${time % 2 ? 'restore' : 'suspend'}/`, {
        reason: 'Rain',
      });
    const refused = await expectLimit(suspend);
    expect(refused.status).toBe(429);
    const other = await makeVillage(t);
    expect(
      (await operator.post(`/operator/shops/${other.retailer.shopId}/suspend/`, { reason: 'Rain' })).status,
    ).toBe(200);
    await t.database.pool.query('delete from code_limits');
    await operator.post(`/operator/shops/${village.retailer.shopId}/restore/`, {});
  });

  it('of all kinds of calls together', async () => {
    const placed = await orderIn(village, 'VERIFIED');
    await claim(placed, '1201');
    await complain(village, { orderId: placed.order.id, kind: 'quality' });
    await claim(placed, '1202');
    expect((await claim(placed, '1203')).status).toBe(429);
  });
});

describe('the count', () => {
  it('begins anew after an hour [NOTE-21]', async () => {
    const placed = await orderIn(village, 'VERIFIED');
    const began = t.clock.now();
    await expectLimit((time) => claim(placed, `130${time}`));
    t.clock.advance(hourMs / 2);
    expect((await claim(placed, '1310')).headers['retry-after']).toBe('1800');
    t.clock.advance(hourMs / 2 - 1);
    expect((await claim(placed, '1311')).status).toBe(429);
    t.clock.advance(1);
    expect((await claim(placed, '1312')).status).toBe(200);
    t.clock.set(began.toISOString());
  });

  it('is right when many come at once [NOTE-21]', async () => {
    const placed = await orderIn(village, 'VERIFIED');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => claim(placed, `14${10 + at}`)));
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(perHour);
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(12 - perHour);
  });

  it('leaves out refused calls, repeats under one key, and calls that tell nobody [NOTE-21]', async () => {
    const placed = await orderIn(village, 'VERIFIED');
    const key = { 'idempotency-key': 'claim-1' };
    const refused = await repeat(5, () =>
      village.customer.post(`/customers/orders/${placed.order.id}/paid_upi/`, {
        amount: 9999,
        reference: '1500',
      }),
    );
    const repeated = await repeat(5, () => claim(placed, '1501', key));
    const same = await repeat(5, () => claim(placed, '1501'));
    expect(new Set(statusesOf(refused))).toEqual(new Set([409]));
    expect(new Set(statusesOf([...repeated, ...same]))).toEqual(new Set([200]));
    expect((await claim(placed, '1502')).status).toBe(200);
    expect((await claim(placed, '1503')).status).toBe(200);
    expect((await claim(placed, '1504')).status).toBe(429);
  });

  it('takes a call that tells somebody of several orders as one [NOTE-21]', async () => {
    const deliverer = await makeDelivererClient(t, village.cityId);
    for (let n = 0; n <= perHour; n += 1) {
      const { order } = await orderIn(village, 'ACCEPTED');
      const deliveryId = await openDeliveryId(village, order.id);
      expect((await deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
    }
    const operator = await makeOperatorClient(t);
    expect((await operator.delete(`/operator/deliverers/${deliverer.userId}/`)).status).toBe(204);
  });

  it('leaves out the deliverers who are told of an open request [NOTE-21]', async () => {
    const customers = [await makeCustomer(t, village.cityId), await makeCustomer(t, village.cityId)];
    const productId = await makeGoods(t, village.retailer, { quantity: 500 });
    const answers = await repeat(perHour + 1, async (time) => {
      const customer = customers[time % 2] ?? village.customer;
      await fillCart(customer, [{ productId, quantity: 2 }]);
      const { body } = await customer.post('/customers/checkout/', {
        slot: village.slotId,
        if_missing: 'leave_out',
      });
      return village.retailer.post(`/shops/orders/${body.id}/propose/`, {
        changes: [{ id: body.items[0].id, quantity: 1 }],
      });
    });
    expect(answers.map(({ body }) => body.status)).toEqual(Array(perHour + 1).fill('ACCEPTED'));
  });

  it('leaves out what happens once for each order, such as checkout, accept and the marks [NOTE-21]', async () => {
    const customer = await makeCustomer(t, village.cityId);
    for (let n = 0; n <= perHour; n += 1) {
      await orderIn(village, 'COMPLETED', { customer });
      await orderIn(village, 'CANCELLED', { customer });
      await orderIn(village, 'REJECTED', { customer });
    }
    expect((await offerTo(village, customer)).state).toBe('offered');
  });
});
