import type { DailyClose } from '@haat/contract/operator/cash';
import type { Order } from '@haat/contract/orders';
import type { Refund } from '@haat/contract/payment-shapes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { complain } from '../../testing/complaints.ts';
import { offerTo } from '../../testing/credit.ts';
import { actionsOn, auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn, type PlacedOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { firstSlotId, makeCustomer, makeRetailer } from '../../testing/village.ts';
import { listWrongRefunds } from '../credit/credit-sums.views.ts';

const dayMs = 24 * 60 * 60 * 1000;
const village = setUpVillage();
let operator: Client;
let placed: PlacedOrder;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});
beforeEach(async () => {
  const customer = await makeCustomer(village.testApp, village.cityId);
  operator = await village.testApp.signIn(operator.number);
  Object.assign(village, { customer, slotId: await firstSlotId(customer) });
  // ₹157.50 of goods and ₹20 for the delivery, in cash.
  placed = await orderIn(village, 'COMPLETED');
});

/** Complains about the order, and closes it. */
async function close(body: object, kind: 'damaged' | 'money' = 'damaged') {
  const { id } = await complain(village, { orderId: placed.order.id, kind });
  return operator.post(`/operator/complaints/${id}/close/`, {
    outcome: 'refund',
    note: 'As agreed.',
    ...body,
  });
}

const orderFor = async (client: Client, path: string): Promise<Order> =>
  (await client.get(`${path}/${placed.order.id}/`)).body;
const refundsOf = async (): Promise<readonly Refund[]> =>
  (await orderFor(village.customer, '/customers/orders')).refunds;
const newest = async (client: Client) => (await client.get('/users/notifications/?limit=1')).body.results[0];
const needs = async (): Promise<number> => (await operator.get('/operator/today/')).body.needs.refunds_owed;

describe('closing a complaint with a refund', () => {
  it('writes what is owed, and tells the customer and the shop [REFUND-1, REFUND-3]', async () => {
    const answer = await close({ amount: 30.5, from: 'shop', how: 'cash' });
    expect([answer.status, answer.body.outcome]).toEqual([200, 'refund']);
    const refund = {
      id: expect.any(Number),
      amount: 30.5,
      from: 'shop',
      how: 'cash',
      state: 'owed',
      at: expect.stringMatching(/\+05:30$/),
    };
    expect(await refundsOf()).toEqual([refund]);
    expect((await orderFor(village.retailer, '/shops/orders')).refunds).toEqual([refund]);
    expect(answer.body.order_record.refunds).toEqual([refund]);
    expect((await newest(village.customer)).body).toMatch(/is closed\. .+ gives you ₹30\.50 back\.$/);
    expect((await newest(village.retailer)).body).toMatch(/give ₹30\.50 back to the customer\.$/);
    expect(await auditOf(operator, 'complaint', answer.body.id)).toMatchObject([
      { action: 'complaint.close', after: { amount: 30.5, refund_from: 'shop', refund_how: 'cash' } },
    ]);
  });

  it("by the operator isn't seen by the shop [REFUND-3]", async () => {
    await close({ amount: 10, from: 'operator', how: 'upi' });
    expect(await refundsOf()).toMatchObject([{ amount: 10, from: 'operator', how: 'upi', state: 'owed' }]);
    expect((await orderFor(village.retailer, '/shops/orders')).refunds).toEqual([]);
    expect((await newest(village.customer)).body).toMatch(/The operator gives you ₹10 back\.$/);
    expect((await newest(village.retailer)).body).not.toMatch(/₹/);
  });

  it("tells the shop of its refund also where it doesn't see the complaint [REFUND-3]", async () => {
    await close({ amount: 10, from: 'shop', how: 'cash' }, 'money');
    expect(await newest(village.retailer)).toMatchObject({
      body: expect.stringMatching(/give ₹10 back to the customer\.$/),
      link: `/retailer/orders/${placed.order.id}`,
    });
  });

  it.each([
    ['outcome', { outcome: 'replace', amount: 1, from: 'shop', how: 'cash' }],
    ['outcome', { outcome: 'none', how: 'cash' }],
    ['amount', { from: 'shop', how: 'cash' }],
    ['from', { amount: 1, how: 'cash' }],
    ['how', { amount: 1, from: 'shop' }],
    ['how', { amount: 1, from: 'operator', how: 'credit' }],
    ['amount', { amount: 0, from: 'shop', how: 'cash' }],
    ['amount', { amount: 1.005, from: 'shop', how: 'cash' }],
    ['from', { amount: 1, from: 'deliverer', how: 'cash' }],
    ['how', { amount: 1, from: 'shop', how: 'cheque' }],
  ])('is 400 on %s for %j [REFUND-1]', async (field, body) => {
    const answer = await close(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect(await refundsOf()).toEqual([]);
  });

  it('without an amount closes as before [REFUND-1]', async () => {
    expect((await close({})).body.state).toBe('closed');
    expect(await refundsOf()).toEqual([]);
  });

  it('is at most what was paid and not given back [REFUND-2]', async () => {
    const paid = placed.order.amount;
    const more = await close({ amount: paid + 0.01, from: 'shop', how: 'cash' });
    expect([more.status, more.body.code, more.body.left]).toEqual([409, 'refund.too_much', paid]);
    expect(more.body.detail).toMatch(/^At most ₹177\.50 can be given back/);
    await close({ amount: paid - 1, from: 'shop', how: 'cash' });
    const again = await close({ amount: 1.01, from: 'operator', how: 'cash' });
    expect([again.body.code, again.body.left]).toEqual(['refund.too_much', 1]);
    expect((await close({ amount: 1, from: 'operator', how: 'cash' })).status).toBe(200);
    expect((await refundsOf()).map(({ amount }) => amount)).toEqual([paid - 1, 1]);
  });

  it.each(['unanswered', 'denied'])('leaves out what the customer claims, %s [REFUND-2]', async (answer) => {
    await village.retailer.patch('/shops/update/', { upi_id: 'ammini@okbank' });
    placed = await orderIn(village, 'VERIFIED');
    const claimed = await village.customer.post(`/customers/orders/${placed.order.id}/paid_upi/`, {
      amount: 40,
      reference: '4711',
    });
    await village.deliverer.post(`/deliveries/${placed.deliveryId}/completed/`, { payment: 'Cash' });
    const path = `/shops/orders/${placed.order.id}/payments/${claimed.body.payments[0].id}`;
    if (answer === 'denied') await village.retailer.post(`${path}/deny/`);
    const cash = placed.order.amount - 40;
    const more = await close({ amount: cash + 0.01, from: 'shop', how: 'cash' });
    expect([more.status, more.body.code, more.body.left]).toEqual([409, 'refund.too_much', cash]);
    expect((await close({ amount: cash, from: 'shop', how: 'cash' })).status).toBe(200);
    await village.retailer.post(`${path}/confirm/`);
    expect((await close({ amount: 40, from: 'shop', how: 'cash' })).status).toBe(200);
  });

  it('is nothing for an order that nobody has paid [REFUND-2]', async () => {
    placed = await orderIn(village, 'CANCELLED');
    const answer = await close({ amount: 0.01, from: 'operator', how: 'cash' });
    expect([answer.status, answer.body.code]).toEqual([409, 'refund.too_much']);
  });

  it('of two at once never passes what was paid [REFUND-2]', async () => {
    const refund = { amount: placed.order.amount, from: 'operator', how: 'cash' };
    const answers = await Promise.all([close(refund), close(refund)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundsOf()).toHaveLength(1);
  });
});

describe('a refund on credit', () => {
  it('comes off the account at once, also below zero [REFUND-4]', async () => {
    const { id } = await offerTo(village, village.customer, 500);
    await village.customer.post(`/customers/credit/${id}/agree/`);
    await close({ amount: 30, from: 'shop', how: 'credit' });
    expect(await refundsOf()).toMatchObject([{ how: 'credit', state: 'paid' }]);
    const { body: account } = await village.customer.get(`/customers/credit/${id}/`);
    expect([account.balance, account.waiting]).toEqual([-30, 0]);
    const { body } = await village.retailer.get(`/shops/credit/${id}/entries/`);
    expect(body.results).toMatchObject([
      { kind: 'refund', order: placed.order.id, amount: -30, state: 'agreed', by: 'shop', balance: -30 },
    ]);
    const { db, pool } = village.testApp.database;
    expect(await listWrongRefunds(db)).toEqual([]);
    await pool.query("update refunds set amount_paise = 1 where way = 'credit'");
    expect(await listWrongRefunds(db)).toEqual([placed.order.id]);
    await pool.query("update refunds set amount_paise = 3000 where way = 'credit'");
    expect((await newest(village.customer)).body).toMatch(/₹30 is off what you owe/);
    expect(await needs()).toBe(0);
  });

  it('is 409 without an open account, and nothing is closed [REFUND-4]', async () => {
    const answer = await close({ amount: 30, from: 'shop', how: 'credit' });
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      409,
      'credit.none',
      'The customer has no open credit account at this shop. Give the money back in cash or by UPI.',
    ]);
    expect(await refundsOf()).toEqual([]);
    const { body } = await village.customer.get('/customers/complaints/?limit=1');
    expect(body.results[0].state).toBe('open');
  });
});

describe('giving the money back', () => {
  const owe = async (from: 'shop' | 'operator'): Promise<number> => {
    await close({ amount: 30, from, how: 'cash' });
    return (await refundsOf()).at(-1)?.id ?? 0;
  };

  it('is told by the shop, once, and the customer is told [REFUND-5]', async () => {
    const id = await owe('shop');
    const pay = () => village.retailer.post(`/shops/refunds/${id}/paid/`);
    const [first, second] = [await pay(), await pay()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({ id, order: placed.order.id, amount: 30, state: 'paid' });
    expect(second.body).toEqual(first.body);
    expect(await refundsOf()).toMatchObject([{ id, state: 'paid' }]);
    const { body } = await village.customer.get('/users/notifications/?limit=2');
    expect(body.results[0]).toMatchObject({
      body: expect.stringMatching(/ gave you ₹30 back for order #\d+\.$/),
      link: `/shops/order/${placed.order.id}`,
    });
    expect(body.results[1].body).not.toMatch(/gave you/);
  });

  it("of the operator or of another shop isn't the shop's to tell [REFUND-5]", async () => {
    const [ofOperator, ofShop] = [await owe('operator'), await owe('shop')];
    const other = await makeRetailer(village.testApp, village.cityId);
    for (const answer of [
      await village.retailer.post(`/shops/refunds/${ofOperator}/paid/`),
      await other.post(`/shops/refunds/${ofShop}/paid/`),
      await village.retailer.post('/shops/refunds/999999/paid/'),
      await operator.post('/operator/refunds/999999/paid/'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  it("is told by the operator, also of a shop's, and audited [REFUND-5]", async () => {
    for (const from of ['operator', 'shop'] as const) {
      const id = await owe(from);
      const answers = [
        await operator.post(`/operator/refunds/${id}/paid/`),
        await operator.post(`/operator/refunds/${id}/paid/`),
      ];
      expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
        [200, 'paid'],
        [200, 'paid'],
      ]);
    }
    expect((await actionsOn(operator, 'order', placed.order.id)).filter((one) => /refund/.test(one))).toEqual(
      ['order.pay_refund', 'order.pay_refund'],
    );
  });

  it("isn't told by an operator who bought the goods [REFUND-5]", async () => {
    const id = await owe('operator');
    await operator.post(`/operator/users/${village.customer.userId}/operator/`);
    const customer = await village.testApp.signIn(village.customer.number);
    const answer = await customer.post(`/operator/refunds/${id}/paid/`);
    expect([answer.status, answer.body.code]).toEqual([409, 'operator.own']);
  });

  it('counts once when shop and operator tell it at the same time [REFUND-5]', async () => {
    const id = await owe('shop');
    const answers = await Promise.all([
      village.retailer.post(`/shops/refunds/${id}/paid/`),
      operator.post(`/operator/refunds/${id}/paid/`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await village.customer.get('/users/notifications/?limit=10');
    const told = body.results.filter(({ body: text }: { body: string }) => /gave you/.test(text));
    expect(told).toHaveLength(1);
  });

  it('is a need after seven days, until it is paid [REFUND-6]', async () => {
    const { clock, database } = village.testApp;
    await database.pool.query('update orders set refund_owed_at = null');
    const id = await owe('shop');
    clock.advance(7 * dayMs - 60_000);
    operator = await village.testApp.signIn(operator.number);
    expect(await needs()).toBe(0);
    clock.advance(120_000);
    expect(await needs()).toBe(1);
    const { body } = await operator.get('/operator/orders/?need=refunds_owed');
    expect(body.results.map((order: Order) => order.id)).toEqual([placed.order.id]);
    await operator.post(`/operator/refunds/${id}/paid/`);
    expect(await needs()).toBe(0);
  });

  it('is in the daily close of the day of the payment [REFUND-7]', async () => {
    const id = await owe('shop');
    const day = () => village.testApp.clock.now().toISOString().slice(0, 10);
    const closeOf = async (): Promise<DailyClose> =>
      (await operator.get(`/operator/close/?day=${day()}&city=${village.cityId}`)).body;
    const refundsIn = async (): Promise<number> => {
      const { shops, deliverers } = await closeOf();
      expect(deliverers.reduce((sum, { refunds }) => sum + refunds, 0)).toBe(
        shops.reduce((sum, { refunds }) => sum + refunds, 0),
      );
      return shops.find((shop) => shop.id === village.retailer.shopId)?.refunds ?? 0;
    };
    const before = await refundsIn();
    await operator.post(`/operator/refunds/${id}/paid/`);
    expect((await refundsIn()) - before).toBe(30);
    const file = await operator.get(`/operator/close/?day=${day()}`, { accept: 'text/csv' });
    expect(file.text.split('\r\n')[0]).toMatch(/,handed_over,refunds/);
  });
});
