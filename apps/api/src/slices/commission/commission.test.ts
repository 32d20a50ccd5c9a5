import type { CommissionStatement } from '@haat/contract/commission';
import type { ShopStatement } from '@haat/contract/operator/commission';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { handOverAllCash, orderIn, placeOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { firstSlotId, makeGoods, makeRetailer, type Retailer } from '../../testing/village.ts';
import { suspendShop } from '../shops/index.ts';
import { listWrongCommissions } from './statement.views.ts';

const village = setUpVillage();
let operator: Client;
let retailer: Retailer;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});
beforeEach(async () => {
  village.testApp.clock.set('2026-11-21T05:00:00Z');
  await comeBack();
  retailer = await makeRetailer(village.testApp, village.cityId);
  await setCityPercent(4);
});

/** Sessions end and slots are over when the clock moves on. */
async function comeBack(): Promise<void> {
  operator = await village.testApp.signIn(operator.number);
  Object.assign(village, { slotId: await firstSlotId(village.customer) });
}

async function setCityPercent(percent: number) {
  const path = `/operator/cities/${village.cityId}/`;
  const { version } = (await operator.get(path)).body;
  return operator.patch(path, { version, commission_percent: percent });
}

async function setShopPercent(percent: number | null) {
  const path = `/operator/shops/${retailer.shopId}/`;
  const { version } = (await operator.get(path)).body;
  return operator.patch(path, { version, commission_percent: percent });
}

/** One piece at this price, with a delivery cost that has no commission. Returns the order's id. */
async function sell(price: number): Promise<number> {
  const goods = { name: `Goods at ${price}`, price, quantity: 10 };
  const wanted = [{ productId: await makeGoods(village.testApp, retailer, goods), quantity: 1 }];
  return (await orderIn({ ...village, retailer }, 'COMPLETED', { wanted })).order.id;
}

const read = async (query = ''): Promise<CommissionStatement> =>
  (await retailer.get(`/shops/statement/${query}`)).body;
const readDesk = async (query = ''): Promise<ShopStatement> =>
  (await operator.get(`/operator/statements/?city=${village.cityId}&limit=100${query}`)).body.results.find(
    ({ shop }: ShopStatement) => shop.id === retailer.shopId,
  );
const pay = (body: object) => operator.post(`/operator/shops/${retailer.shopId}/payments/`, body);

describe('the commission of a completed order', () => {
  it("is the city's percent of its goods, half a paisa up [COMMISSION-1]", async () => {
    // 4 % of ₹10.37 is 41.48 paise, of ₹0.63 it is 2.52 paise, of ₹3.12 12.48 paise, and of ₹1.25 5 paise.
    for (const price of [10.37, 0.63, 3.12, 1.25]) await sell(price);
    const { entries, ...sums } = await read();
    expect(entries.map(({ amount }) => amount)).toEqual([-0.41, -0.03, -0.12, -0.05]);
    expect(sums).toEqual({
      month: '2026-11',
      opening: 0,
      orders: 4,
      goods: 15.37,
      commission: 0.61,
      paid: 0,
      closing: -0.61,
    });
    await setCityPercent(0.5);
    await sell(1);
    expect((await read()).entries.at(-1)?.amount).toBe(-0.01);
  });

  it('is written once when an order is handed out [PICKUP-18]', async () => {
    await retailer.patch('/shops/update/', { offers_pick_up: true });
    const productId = await makeGoods(village.testApp, retailer, { price: 10.37, quantity: 10 });
    const order = await placeOrder(
      { ...village, retailer },
      { wanted: [{ productId, quantity: 2 }], checkout: { fulfilment: 'pick_up' } },
    );
    await retailer.post(`/shops/orders/${order.id}/accept/`);
    expect((await read()).entries).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect((await retailer.post(`/shops/orders/${order.id}/hand_out/`)).status).toBe(200);
    }
    const { entries, orders, goods } = await read();
    expect([entries.map(({ amount }) => amount), orders, goods]).toEqual([[-0.83], 1, 20.74]);
  });

  it("is the shop's own percent, if it has one, also 0 [COMMISSION-2]", async () => {
    await setShopPercent(2.75);
    const first = await sell(100);
    await setShopPercent(0);
    await sell(100);
    await setShopPercent(null);
    const last = await sell(100);
    const { entries, orders, goods } = await read();
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: '2026-11-21T10:30:00+05:30',
        kind: 'order',
        order: first,
        goods: 100,
        percent: 2.75,
        amount: -2.75,
        note: '',
        balance: -2.75,
      },
      expect.objectContaining({ order: last, percent: 4, amount: -4, balance: -6.75 }),
    ]);
    expect([orders, goods]).toEqual([3, 300]);
  });

  it('is of what the customer kept, and of nothing before the completion [COMMISSION-1]', async () => {
    const goods = { name: 'Soap', price: 50, quantity: 10 };
    const wanted = [{ productId: await makeGoods(village.testApp, retailer, goods), quantity: 2 }];
    const placed = await orderIn({ ...village, retailer }, 'DELIVERED', { wanted });
    const [item] = placed.order.items;
    const items = [{ id: item?.id, quantity: 1 }];
    await village.customer.post(`/customers/orders/${placed.order.id}/verified/`, { items });
    expect((await read()).entries).toEqual([]);
    const complete = () =>
      village.deliverer.post(`/deliveries/${placed.deliveryId}/completed/`, { payment: 'Cash' });
    expect([(await complete()).status, (await complete()).status]).toEqual([200, 200]);
    expect((await read()).entries).toMatchObject([{ goods: 50, amount: -2 }]);
  });

  it('stays when the percent changes, and cannot be changed or deleted [COMMISSION-3]', async () => {
    await sell(100);
    await setCityPercent(30);
    await setShopPercent(10);
    expect((await read()).commission).toBe(4);
    const { pool } = village.testApp.database;
    await expect(pool.query('update commission_entries set amount_paise = -1')).rejects.toThrow(
      'append-only',
    );
    await expect(pool.query('delete from commission_entries')).rejects.toThrow('append-only');
    await expect(pool.query('truncate commission_entries')).rejects.toThrow('append-only');
  });

  it('is compared with its order once a day [COMMISSION-4]', async () => {
    const orderId = await sell(100);
    const { db, pool } = village.testApp.database;
    expect(await listWrongCommissions(db)).toEqual([]);
    await pool.query('update orders set price_paise = price_paise + 1 where id = $1', [orderId]);
    expect(await listWrongCommissions(db)).toHaveLength(1);
    await pool.query('update orders set price_paise = price_paise - 1 where id = $1', [orderId]);
  });
});

describe('percents', () => {
  it.each([-0.01, 30.01, 4.005, '4', true])('of %j are refused [COMMISSION-2]', async (percent) => {
    for (const answer of [await setCityPercent(percent as number), await setShopPercent(percent as number)]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['commission_percent']]);
    }
  });

  it('are in the records and in the audit [COMMISSION-2]', async () => {
    expect((await setCityPercent(4.25)).body.commission_percent).toBe(4.25);
    expect((await operator.get(`/operator/shops/${retailer.shopId}/`)).body.commission_percent).toBe(null);
    expect((await setShopPercent(30)).body.commission_percent).toBe(30);
    const path = `/operator/shops/${retailer.shopId}/`;
    const { version } = (await operator.get(path)).body;
    expect((await operator.patch(path, { version, name: 'Renamed' })).body.commission_percent).toBe(30);
    const [, change] = await auditOf(operator, 'shop', retailer.shopId);
    expect(change).toMatchObject({ before: { commission_percent: null }, after: { commission_percent: 30 } });
  });
});

describe('a payment', () => {
  it('is entered by an operator, audited, and the shop is told [COMMISSION-5]', async () => {
    await sell(100);
    const answer = await pay({ amount: 2.5, note: 'By UPI' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ month: '2026-11', commission: 4, paid: 2.5, closing: -1.5 });
    expect(answer.body.shop.id).toBe(retailer.shopId);
    expect((await read()).entries.at(-1)).toEqual({
      id: expect.any(Number),
      at: '2026-11-21T10:30:00+05:30',
      kind: 'payment',
      order: null,
      goods: null,
      percent: null,
      amount: 2.5,
      note: 'By UPI',
      balance: -1.5,
    });
    expect(await auditOf(operator, 'shop', retailer.shopId)).toMatchObject([
      { action: 'shop.pay', after: { amount: 2.5, note: 'By UPI' } },
      {},
    ]);
    const { body } = await retailer.get('/users/notifications/?limit=1');
    expect(body.results[0]).toMatchObject({
      body: 'The operator received ₹2.50 from you for the service.',
      link: '/retailer/statement',
    });
  });

  it('may be more than is owed, and needs an amount above 0 [COMMISSION-5]', async () => {
    for (const amount of [0, -1, 1.234, undefined, 1_000_001]) {
      const answer = await pay({ amount, note: 'By UPI' });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['amount']]);
    }
    expect((await pay({ amount: 10 })).body).toMatchObject({ paid: 10, closing: 10 });
  });

  it('is 404 for an unknown shop, and 409 for the own one [COMMISSION-5]', async () => {
    const none = await operator.post('/operator/shops/999999/payments/', { amount: 1 });
    expect([none.status, none.body.code]).toEqual([404, 'not_found']);
    await operator.post(`/operator/users/${retailer.userId}/operator/`);
    const keeper = await village.testApp.signIn(retailer.number);
    const own = await keeper.post(`/operator/shops/${retailer.shopId}/payments/`, { amount: 1 });
    expect([own.status, own.body.code]).toEqual([409, 'operator.own']);
    await operator.delete(`/operator/users/${retailer.userId}/operator/`);
  });
});

it('keeps the account of a retailer until it is paid [COMMISSION-11]', async () => {
  const leave = async () => retailer.delete('/users/', { otp: await codeFor(village.testApp, retailer) });
  await sell(100);
  await handOverAllCash({ ...village, retailer });
  const refused = await leave();
  expect([refused.status, refused.body.code]).toEqual([409, 'account.open_money']);
  expect(refused.body.detail).toContain('₹4');
  await pay({ amount: 3.99 });
  expect((await leave()).body.code).toBe('account.open_money');
  // More than is owed: nobody is kept for what the operator owes.
  await pay({ amount: 1 });
  expect((await leave()).status).toBe(204);
});

describe('the statement', () => {
  it("goes by the months of the shop's city, and begins where the one before ended [COMMISSION-6]", async () => {
    village.testApp.clock.set('2026-11-30T18:29:00Z'); // 23:59 in Kerala
    await comeBack();
    await sell(100);
    village.testApp.clock.set('2026-11-30T18:31:00Z');
    await comeBack();
    await sell(50);
    await pay({ amount: 3, note: '' });
    expect(await read('?month=2026-11')).toMatchObject({ opening: 0, orders: 1, goods: 100, closing: -4 });
    expect(await read()).toMatchObject({
      month: '2026-12',
      opening: -4,
      orders: 1,
      goods: 50,
      commission: 2,
      paid: 3,
      closing: -3,
    });
    expect(await read('?month=2026-10')).toMatchObject({ opening: 0, orders: 0, closing: 0, entries: [] });
  });

  it('of a month to come or of no month is 400 [COMMISSION-6, COMMISSION-7]', async () => {
    for (const month of ['2026-12', '2026-13', 'x', '0000-01']) {
      for (const answer of [
        await retailer.get(`/shops/statement/?month=${month}`),
        await operator.get(`/operator/statements/?month=${month}`),
      ]) {
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['month']]);
      }
    }
  });

  it('is a file with `Accept: text/csv` [COMMISSION-6, COMMISSION-7]', async () => {
    const orderId = await sell(100);
    const file = await retailer.get('/shops/statement/', { accept: 'text/csv' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="statement-2026-11.csv"');
    expect(file.text.replace('\ufeff', '').split('\r\n').slice(0, 4)).toEqual([
      'month,at,kind,order,goods,percent,amount,note,balance',
      '2026-11,,opening_balance,,,,,,0',
      `2026-11,2026-11-21T10:30:00+05:30,order,${orderId},100,4,-4,,-4`,
      '2026-11,,closing_balance,,,,,,-4',
    ]);
    const path = `/operator/statements/?city=${village.cityId}&month=2026-11`;
    const ofDesk = await operator.get(path, { accept: 'text/csv' });
    expect(ofDesk.headers['content-disposition']).toBe('attachment; filename="statements-2026-11.csv"');
    const lines = ofDesk.text.replace('\ufeff', '').split('\r\n');
    expect(lines[0]).toBe('month,id,shop,opening,orders,goods,commission,paid,closing');
    expect(lines.find((line) => line.includes(`,${retailer.shopId},`))).toMatch(/,0,1,100,4,0,-4$/);
    const { body } = await operator.get('/operator/audit/?kind=shop');
    expect(body.results[0]).toMatchObject({ action: 'shop.export', after: { month: '2026-11' } });
  });

  it('at the desk is one per shop, of the city or of all [COMMISSION-7]', async () => {
    await sell(100);
    expect(await readDesk()).toEqual({
      shop: { id: retailer.shopId, name: expect.any(String) },
      ...(await read()),
    });
    expect((await readDesk('&month=2026-10')).closing).toBe(0);
    const elsewhere = await makeRetailer(village.testApp, await makeCity(village.testApp));
    const { body: all } = await operator.get('/operator/statements/?limit=100');
    const ids = all.results.map(({ shop }: ShopStatement) => shop.id);
    expect(ids).toEqual(expect.arrayContaining([retailer.shopId, elsewhere.shopId]));
    expect(all.count).toBe(ids.length);
    const { body: some } = await operator.get(`/operator/statements/?city=${village.cityId}&limit=1`);
    expect([some.results.length, some.count]).toEqual([1, all.count - 1]);
  });

  it('answers a suspended shop, and no shop that was never verified [COMMISSION-6]', async () => {
    await sell(100);
    await village.testApp.database.inTx((tx) =>
      suspendShop(tx, null, { shopId: retailer.shopId, reason: 'The scales are wrong' }),
    );
    expect((await read()).commission).toBe(4);
    const answer = await (await village.testApp.signIn()).get('/shops/statement/');
    expect([answer.status, answer.body.code]).toEqual([403, 'role.required']);
  });
});
