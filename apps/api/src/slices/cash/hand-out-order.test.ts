// Handing out orders in the shop, to customers who came for them.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { openCredit } from '../../testing/credit.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { fillCart } from '../../testing/orders.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';
import { type Customer, makeGoods, makeRetailer } from '../../testing/village.ts';

const village = setUpStockedVillage({ riceQuantity: 100 });
const today = '2026-11-21';

beforeEach(async () => {
  await village.retailer.patch('/shops/update/', { offers_pick_up: true, upi_id: 'ammini@okbank' });
});

/** Two bags of rice and a soap, ₹161 without a delivery cost. */
async function accepted(customer: Customer = village.customer, more: object = {}, productId = village.rice) {
  await village.retailer.patch(`/shops/products-retailer/${village.soap}/`, { quantity: 5 });
  await fillCart(customer, [
    { productId, quantity: 2 },
    { productId: village.soap, quantity: 1 },
  ]);
  const placed = await customer.post('/customers/checkout/', {
    slot: village.slotId,
    fulfilment: 'pick_up',
    ...more,
  });
  const { body } = await village.retailer.post(`/shops/orders/${placed.body.id}/accept/`);
  return body;
}

const handOut = (id: number, body: object = {}, who: Client = village.retailer) =>
  who.post(`/shops/orders/${id}/hand_out/`, body);
const pageOf = async (id: number, customer: Client = village.customer) =>
  (await customer.get(`/customers/orders/${id}/`)).body;
const stockOf = async (product: number): Promise<number> =>
  (await village.retailer.get(`/shops/products-retailer/${product}/`)).body.quantity;
const paidBy = (id: number, amount: number, reference = '4711') =>
  village.customer.post(`/customers/orders/${id}/paid_upi/`, { amount, reference });
const setRule = async (delivery_code: string) => {
  const operator = await makeOperatorClient(village.testApp);
  const url = `/operator/cities/${village.cityId}/`;
  const { body } = await operator.get(url);
  await operator.patch(url, { delivery_code, version: body.version });
};

it('completes the order, once, and its cash goes into the till [PICKUP-8, PICKUP-9]', async () => {
  const { id } = await accepted();
  const { status, body } = await handOut(id, { expected_amount: 161 });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ status: 'COMPLETED', due: 0, payment: null, allowed_actions: [] }),
  ]);
  expect(body.payments).toMatchObject([{ method: 'cash', amount: 161, state: 'confirmed', by: 'retailer' }]);
  village.testApp.clock.advance(60_000);
  const again = await handOut(id, { code: '0000', expected_amount: 3 });
  expect([again.status, again.body]).toEqual([200, body]);
  expect(body.events.at(-1).text).toBe('Handed out at Ammini Vegetables');
  const { rows } = await village.testApp.database.pool.query(
    'select * from cash_entries where order_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
  expect((await village.retailer.get('/shops/cash/')).body.to_come).toBe(0);
});

it('takes what completing at the door takes [PICKUP-8]', async () => {
  const { id, items } = await accepted();
  const soap = await stockOf(village.soap);
  const changed = await handOut(id, { expected_amount: 1 });
  expect([changed.status, changed.body.code, changed.body.amount]).toEqual([409, 'order.changed', 161]);
  const other = await handOut(id, { payments: [{ method: 'cash', amount: 5 }] });
  expect([other.status, other.body.code, other.body.due]).toEqual([409, 'payment.amount', 161]);
  const onCredit = await handOut(id, { payments: [{ method: 'credit', amount: 161 }] });
  expect([onCredit.status, onCredit.body.code]).toEqual([409, 'credit.none']);
  expect((await handOut(id, { items: [{ id: 1, quantity: 1 }] })).status).toBe(400);
  expect((await handOut(id, { payments: [{ method: 'upi', amount: 161 }] })).status).toBe(400);
  const { status, body } = await handOut(id, {
    expected_amount: 161,
    items: [{ id: items[1].id, quantity: 0, reason: 'not_needed' }],
    payments: [
      { method: 'upi', amount: 25, reference: '8812' },
      { method: 'cash', amount: 100, received: 200 },
    ],
    payment: 'Part by UPI',
  });
  expect([status, body.amount, body.due, body.payment]).toEqual([200, 125, 0, 'Part by UPI']);
  expect(body.payments).toMatchObject([
    { method: 'upi', amount: 25, state: 'confirmed', by: 'retailer', reference: '8812' },
    { method: 'cash', amount: 100, received: 200, change: 100, state: 'confirmed', by: 'retailer' },
  ]);
  expect(await stockOf(village.soap)).toBe(soap + 1);
  expect(body.events.at(-1).text).toBe('Handed out at Ammini Vegetables. Refused: Bath soap: 1 (not needed)');
  const denied = await village.retailer.post(`/shops/orders/${id}/payments/${body.payments[0].id}/deny/`);
  expect(denied.body.code).toBe('answer.late');
});

it('is for its shop alone, and only once accepted [PICKUP-8]', async () => {
  const { id } = await accepted();
  const other = await makeRetailer(village.testApp, village.cityId);
  expect((await handOut(id, {}, other)).status).toBe(404);
  expect((await handOut(id, { code: '0000' }, other)).status).toBe(404);
  expect((await handOut(id, {}, village.customer)).status).toBe(403);
  await village.retailer.post(`/shops/orders/${id}/withdraw/`, { reason: 'not_fetched' });
  const late = await handOut(id, { code: '0000' });
  expect([late.status, late.body.code]).toEqual([409, 'order.cannot_hand_out']);
  const bad = await handOut(id, { code: '12' });
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['code']]);
});

describe('the pick-up code [PICKUP-10]', () => {
  it('is seen by the customer at Accepted, and in the history', async () => {
    const { id, code_rule } = await accepted();
    const { delivery_code } = await pageOf(id);
    expect([delivery_code, code_rule]).toEqual([expect.stringMatching(/^\d{4}$/), 'offered']);
    const wrong = delivery_code === '0000' ? '0001' : '0000';
    const refused = await handOut(id, { code: wrong });
    expect([refused.status, refused.body.code]).toEqual([400, 'code.wrong']);
    expect(refused.body.detail).toBe('This is not the pick-up code. Ask the customer for it again.');
    const { body } = await handOut(id, { code: delivery_code });
    expect(body.events.at(-1).text).toBe('Handed out at Ammini Vegetables with the pick-up code');
    expect((await pageOf(id)).delivery_code).toBeNull();
  });

  it('is over after five wrong ones, then a reason counts', async () => {
    const { id } = await accepted();
    const { delivery_code } = await pageOf(id);
    const wrong = delivery_code === '0000' ? '0001' : '0000';
    for (let time = 0; time < 5; time += 1)
      expect((await handOut(id, { code: wrong })).body.code).toBe('code.wrong');
    const over = await handOut(id, { code: delivery_code });
    expect([over.status, over.body.code]).toEqual([409, 'code.over']);
    expect((await handOut(id)).body.code).toBe('code.over');
    const shown = await village.retailer.get(`/shops/orders/${id}/`);
    expect(shown.body.code_rule).toBe('over');
    const { status, body } = await handOut(id, { no_code_reason: 'phone_dead' });
    expect([status, body.status]).toEqual([200, 'COMPLETED']);
  });

  it('is asked for where the city requires it, and not where it is off', async () => {
    await setRule('required');
    const { id } = await accepted();
    const missing = await handOut(id);
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([400, ['code']]);
    expect((await handOut(id, { no_code_reason: 'no_phone' })).status).toBe(200);
    await setRule('off');
    const { id: other, code_rule } = await accepted();
    expect([(await pageOf(other)).delivery_code, code_rule]).toEqual([null, 'off']);
    expect((await handOut(other, { code: '0000' })).status).toBe(200);
    await setRule('offered');
  });
});

describe('UPI [PICKUP-10]', () => {
  it('is paid and answered from Accepted on', async () => {
    await fillCart(village.customer, [{ productId: village.rice, quantity: 1 }]);
    const placed = await village.customer.post('/customers/checkout/', {
      slot: village.slotId,
      fulfilment: 'pick_up',
      pay_by: 'upi',
    });
    expect(placed.body.upi).toBeNull();
    expect((await paidBy(placed.body.id, 62.5)).body.code).toBe('order.cannot_pay');
    await village.retailer.post(`/shops/orders/${placed.body.id}/accept/`);
    expect((await pageOf(placed.body.id)).upi).toMatchObject({ id: 'ammini@okbank', amount: 62.5 });
    const claimed = await paidBy(placed.body.id, 62.5);
    expect(claimed.body).toMatchObject({ status: 'ACCEPTED', due: 0, upi: null });
    const [payment] = claimed.body.payments;
    const url = `/shops/orders/${placed.body.id}/payments/${payment.id}/confirm/`;
    expect((await village.retailer.post(url)).body.payments[0].state).toBe('confirmed');
    const { status, body } = await handOut(placed.body.id, { payments: [] });
    expect([status, body.due, body.payments.length]).toEqual([200, 0, 1]);
  });

  it('above what weighing left is given back [PICKUP-11]', async () => {
    const fish = await makeGoods(village.testApp, village.retailer, {
      price: 40,
      quantity: 9,
      is_loose: true,
      net_quantity: 250,
      unit: 'g',
    });
    const { id, items } = await accepted(village.customer, {}, fish);
    await paidBy(id, 116);
    await village.retailer.post(`/shops/orders/${id}/weigh/`, { items: [{ id: items[0].id, weighed: 450 }] });
    expect(await pageOf(id)).toMatchObject({ amount: 108, due: -8, upi: null });
    const { status, body } = await handOut(id);
    expect([status, body.status, body.due]).toEqual([200, 'COMPLETED', -8]);
  });
});

it('makes its line in the notebook for what is on credit [PICKUP-9]', async () => {
  const { customer, id: accountId } = await openCredit(village, 500);
  const { id } = await accepted(customer, { pay_by: 'credit' });
  const { body } = await handOut(id);
  expect(body.payments).toMatchObject([{ method: 'credit', amount: 161, by: 'retailer' }]);
  const { body: book } = await customer.get(`/customers/credit/${accountId}/entries/`);
  expect(book.results[0]).toMatchObject({ kind: 'order', amount: 161, state: 'agreed' });
});

it('counts in the close and in sales, without a deliverer [PICKUP-11]', async () => {
  const operator = await makeOperatorClient(village.testApp);
  const rowOf = async () => {
    const { body } = await operator.get(`/operator/close/?day=${today}&city=${village.cityId}`);
    const sums = body.shops.find(({ id }: { id: number }) => id === village.retailer.shopId);
    return { sums: sums ?? { orders: 0, goods: 0, cash: 0, upi_confirmed: 0 }, deliverers: body.deliverers };
  };
  const salesOf = async () => (await village.retailer.get('/shops/sales/')).body.totals;
  const [before, sales] = [await rowOf(), await salesOf()];
  const { id } = await accepted();
  await handOut(id, {
    payments: [
      { method: 'upi', amount: 61, reference: '4711' },
      { method: 'cash', amount: 100 },
    ],
  });
  const after = await rowOf();
  expect(after.deliverers).toEqual(before.deliverers);
  expect(after.sums).toMatchObject({
    orders: before.sums.orders + 1,
    goods: before.sums.goods + 161,
    cash: before.sums.cash + 100,
    upi_confirmed: before.sums.upi_confirmed + 61,
  });
  expect(await salesOf()).toMatchObject({
    orders: sales.orders + 1,
    goods: sales.goods + 161,
    upi: sales.upi + 61,
  });
});

it('of two retailers’ phones at once, one completes it [PICKUP-8]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await accepted();
    const answers = await Promise.all([
      handOut(id),
      round % 2 === 0
        ? handOut(id)
        : village.retailer.post(`/shops/orders/${id}/withdraw/`, { reason: 'not_fetched' }),
    ]);
    const { body } = await village.retailer.get(`/shops/orders/${id}/`);
    const statuses = answers.map(({ status }) => status).sort();
    expect(round % 2 === 0 ? statuses : statuses.at(0)).toEqual(round % 2 === 0 ? [200, 200] : 200);
    expect(body.payments.length).toBe(body.status === 'COMPLETED' ? 1 : 0);
  }
});

it('a claim beside the hand-out is counted once [PICKUP-8]', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await accepted();
    const [claim, done] = await Promise.all([paidBy(id, 161), handOut(id)]);
    expect(done.status).toBe(200);
    const { due, payments } = await pageOf(id);
    expect([due, payments.length, payments[0].method]).toEqual([0, 1, claim.status === 200 ? 'upi' : 'cash']);
  }
});
